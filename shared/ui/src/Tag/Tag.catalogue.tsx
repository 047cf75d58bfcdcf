import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Check } from '../icons/states/Check.ts';
import { Tag } from './Tag.tsx';

export default {
  title: 'Tag',
  group: 'Fundamentos',
  states: [
    { title: 'Neutra', element: <Tag>em diagnóstico</Tag> },
    { title: 'Atenção', element: <Tag tone="attention">em espera</Tag> },
    {
      title: 'Sucesso',
      element: (
        <Tag tone="success" icon={<Check />}>
          Aprovado
        </Tag>
      ),
    },
    { title: 'Perigo', element: <Tag tone="danger">CANCELADO</Tag> },
    { title: 'Informação', element: <Tag tone="info">1 nova</Tag> },
    { title: 'Marca', element: <Tag tone="brand">Está aqui</Tag> },
    {
      title: 'Texto longo',
      element: (
        <Tag tone="attention" icon={<Check />}>
          Aguarda a chegada da peça encomendada ao fabricante há mais de quinze dias
        </Tag>
      ),
    },
  ],
} satisfies CatalogueEntry;
