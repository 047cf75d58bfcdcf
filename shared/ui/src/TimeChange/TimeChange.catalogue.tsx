import type { CatalogueEntry } from '../catalogueEntry.ts';
import { TimeChange } from './TimeChange.tsx';

const from = { label: 'Agora', value: 'qui, 16 jul., 16:30' };

export default {
  title: 'TimeChange',
  group: 'Cartões',
  states: [
    {
      title: 'Por escolher',
      element: (
        <TimeChange
          label="Hora atual e hora nova"
          from={from}
          to={{ label: 'Passa a', value: '–', isChosen: false }}
        />
      ),
    },
    {
      title: 'Escolhida',
      element: (
        <TimeChange
          label="Hora atual e hora nova"
          from={from}
          to={{ label: 'Passa a', value: 'ter, 14 jul., 17:00', isChosen: true }}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
