import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { NifField, type NifFieldProps } from './NifField.tsx';

function Sample({ initial = '', ...props }: Partial<NifFieldProps> & { initial?: string }) {
  return (
    <HeldValue initial={initial}>
      {(digits, change) => <NifField label="NIF" {...props} value={digits} onChange={change} />}
    </HeldValue>
  );
}

export default {
  title: 'NifField',
  group: 'Formulários',
  states: [
    { title: 'Vazio', element: <Sample /> },
    { title: 'Preenchido', element: <Sample initial="234567899" /> },
    { title: 'Errado', element: <Sample initial="123456780" /> },
    { title: 'Erro do formulário', element: <Sample error="Campo obrigatório!" /> },
    { title: 'Opcional, com ajuda', element: <Sample optional hint="Para constar na fatura." /> },
    {
      title: 'Bloqueado',
      element: <Sample initial="234567899" locked hint="O NIF já não pode ser alterado." />,
    },
    { title: 'Inativo', element: <Sample initial="234567899" disabled /> },
  ],
} satisfies CatalogueEntry;
