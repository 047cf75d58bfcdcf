import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Avatar } from './Avatar.tsx';

export default {
  title: 'Avatar',
  group: 'Fundamentos',
  states: [
    { title: 'Nome e apelido', element: <Avatar name="Marta Sousa" /> },
    { title: 'Um só nome', element: <Avatar name="Óscar" /> },
    { title: 'Pequeno', element: <Avatar name="João Pedro Lima" size="small" /> },
    { title: 'Sem nome', element: <Avatar name="" /> },
  ],
} satisfies CatalogueEntry;
