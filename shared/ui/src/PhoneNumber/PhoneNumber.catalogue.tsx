import type { CatalogueEntry } from '../catalogueEntry.ts';
import { PhoneNumber } from './PhoneNumber.tsx';

export default {
  title: 'PhoneNumber',
  group: 'Cartões',
  states: [
    { title: 'Rede fixa', element: <PhoneNumber number="+351 210 000 000" /> },
    { title: 'Rede móvel', element: <PhoneNumber number="+351 912 345 678" /> },
    {
      title: 'Com palavras do prestador',
      element: <PhoneNumber number="+351 707 000 000" ownCost="custo de 0,10 € por minuto" />,
    },
  ],
} satisfies CatalogueEntry;
