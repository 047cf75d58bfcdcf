import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ErrorState } from './ErrorState.tsx';

/** Each press is one more attempt. */
function Retried() {
  const [attempts, setAttempts] = useState(1);
  return (
    <Stack gap="small">
      <ErrorState
        title="Não foi possível carregar os serviços"
        onRetry={() => setAttempts(attempts + 1)}
      >
        Verifique a ligação e tente outra vez.
      </ErrorState>
      <p role="status">Tentativa {attempts}</p>
    </Stack>
  );
}

export default {
  title: 'ErrorState',
  group: 'Estados',
  states: [
    { title: 'Com nova tentativa', element: <Retried /> },
    {
      title: 'A tentar de novo',
      element: (
        <ErrorState
          title="Não foi possível aceder à sua lista de empresas."
          onRetry={() => new Promise(() => undefined)}
        >
          Prima para ver o botão ocupado.
        </ErrorState>
      ),
    },
    {
      title: 'Sem nada a fazer',
      element: (
        <ErrorState title="Erro" titleAs="h3">
          As fotografias não podem ser mostradas neste momento.
        </ErrorState>
      ),
    },
  ],
} satisfies CatalogueEntry;
