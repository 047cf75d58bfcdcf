import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { StepBar } from './StepBar.tsx';

const names = ['Serviço', 'Data e hora', 'Confirmar'];

/** Done steps go back. */
function Sample({ at, label }: { at: number; label: string }) {
  const [current, setCurrent] = useState(at);
  return (
    <StepBar
      label={label}
      current={current}
      steps={names.map((name, index) => ({ label: name, onSelect: () => setCurrent(index) }))}
    />
  );
}

export default {
  title: 'StepBar',
  group: 'Estrutura',
  states: [
    { title: 'Primeiro passo', element: <Sample at={0} label="Passos, no primeiro" /> },
    { title: 'Último passo', element: <Sample at={2} label="Passos, no último" /> },
    {
      title: 'Passos com endereço',
      element: (
        <StepBar
          label="Passos com endereço"
          current={1}
          steps={names.map((label) => ({ label, href: `#${label}` }))}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
