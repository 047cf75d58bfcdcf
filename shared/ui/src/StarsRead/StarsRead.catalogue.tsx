import type { CatalogueEntry } from '../catalogueEntry.ts';
import { StarsRead } from './StarsRead.tsx';

export default {
  title: 'StarsRead',
  group: 'Cartões',
  states: [
    { title: 'Numa linha', element: <StarsRead value={5} /> },
    { title: 'Grande', element: <StarsRead value={4} large /> },
  ],
} satisfies CatalogueEntry;
