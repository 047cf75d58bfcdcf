import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { TimeOptions, type TimeOption } from './TimeOptions.tsx';

const options: readonly TimeOption[] = [
  {
    value: '14',
    day: { weekday: 'ter', day: '14', month: 'jul.' },
    time: '17:00',
    note: 'Com Rui Lima, como tinha',
  },
  {
    value: '16',
    day: { weekday: 'qui', day: '16', month: 'jul.' },
    time: '18:00',
    note: 'No mesmo dia, com Rui Lima',
  },
  {
    value: '17',
    day: { weekday: 'sex', day: '17', month: 'jul.' },
    time: '16:30',
  },
];

const Options = ({ chosen }: { chosen: string | null }) => (
  <HeldValue initial={chosen}>
    {(selected, select) => (
      <TimeOptions
        label="As mais próximas da sua"
        options={options}
        selected={selected}
        onSelect={select}
      />
    )}
  </HeldValue>
);

export default {
  title: 'TimeOptions',
  group: 'Formulários',
  states: [
    { title: 'Por escolher', element: <Options chosen={null} /> },
    { title: 'Escolhida', element: <Options chosen="14" /> },
  ],
} satisfies CatalogueEntry;
