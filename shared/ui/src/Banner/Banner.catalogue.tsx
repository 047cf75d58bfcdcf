import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

function WithActions() {
  const [answer, setAnswer] = useState<string>();
  return (
    <Stack gap="small">
      <Banner
        tone="attention"
        title="Falta confirmar o e-mail"
        actions={
          <>
            <Button size="small" variant="ghost" onClick={() => setAnswer('Enviado')}>
              Enviar novo código
            </Button>
            <Button size="small" variant="ghost" onClick={() => setAnswer('Mais tarde')}>
              Mais tarde
            </Button>
          </>
        }
      >
        Sem ele não recebe as faturas.
      </Banner>
      <p role="status">{answer ?? 'Sem resposta'}</p>
    </Stack>
  );
}

const words = 'A oficina fecha de 10 a 16 de agosto.';

export default {
  title: 'Banner',
  group: 'Estados',
  states: [
    { title: 'Informação', element: <Banner title="Férias">{words}</Banner> },
    { title: 'Com ações', element: <WithActions /> },
    {
      title: 'Perigo',
      element: (
        <Banner tone="danger" title="As 16:30 já não estão livres">
          O resto da marcação ficou guardado.
        </Banner>
      ),
    },
    {
      title: 'Sucesso',
      element: (
        <Banner tone="success" title="Dados alterados">
          Já estão visíveis na oficina.
        </Banner>
      ),
    },
    {
      title: 'Sem ligação',
      element: (
        <Banner tone="offline" title="Sem ligação">
          Mostramos o que sabíamos às 10:12.
        </Banner>
      ),
    },
    {
      title: 'Marca',
      element: (
        <Banner tone="brand" title="Novidade">
          Já pode pagar com MB WAY.
        </Banner>
      ),
    },
    { title: 'Sem título', element: <Banner>{words}</Banner> },
    {
      title: 'Só o título, longo',
      element: (
        <Banner
          tone="attention"
          title="O seguro da viatura com o número de quadro VF1RFB00X5678901234567890123 termina dentro de dias"
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
