import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Plate } from './Plate.tsx';

export default {
  title: 'Plate',
  group: 'Fundamentos',
  states: [
    { title: 'Matrícula', element: <Plate>45-XG-89</Plate> },
    { title: 'Número de série', element: <Plate>SN C02XK1ABJG5M</Plate> },
    {
      title: 'Muito longa',
      element: <Plate>IMEI-356938035643809-356938035643817-C02XK1ABJG5M-2026</Plate>,
    },
    { title: 'Nome de uma pessoa', element: <Plate>Maria da Conceição Albuquerque</Plate> },
  ],
} satisfies CatalogueEntry;
