import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { Segmented, type SegmentedProps } from './Segmented.tsx';

const periods = [
  { value: 'manha', label: 'Manhã' },
  { value: 'tarde', label: 'Tarde' },
  { value: 'dia', label: 'Todo o dia' },
];

function Sample({ initial = 'dia', ...props }: Partial<SegmentedProps> & { initial?: string }) {
  return (
    <HeldValue initial={initial}>
      {(value, change) => (
        <Segmented
          legend="Período preferido"
          options={periods}
          {...props}
          value={value}
          onChange={change}
        />
      )}
    </HeldValue>
  );
}

export default {
  title: 'Segmented',
  group: 'Formulários',
  states: [
    { title: 'Três palavras', element: <Sample /> },
    {
      title: 'Uma sem vagas',
      element: (
        <Sample
          options={periods.map((period) => ({ ...period, disabled: period.value === 'manha' }))}
        />
      ),
    },
    {
      title: 'Textos longos',
      element: (
        <Sample
          initial="cedo"
          options={[
            { value: 'cedo', label: 'Antes do horário de trabalho' },
            { value: 'almoço', label: 'À hora de almoço' },
            { value: 'fim', label: 'Depois das 18:30' },
            { value: 'nunca', label: 'Indiferente' },
          ]}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
