import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { EmailField, type EmailFieldProps } from './EmailField.tsx';

function Sample({ initial = '', ...props }: Partial<EmailFieldProps> & { initial?: string }) {
  return (
    <HeldValue initial={initial}>
      {(address, change) => (
        <EmailField label="E-mail" {...props} value={address} onChange={change} />
      )}
    </HeldValue>
  );
}

export default {
  title: 'EmailField',
  group: 'Formulários',
  states: [
    { title: 'Vazio, opcional', element: <Sample optional /> },
    { title: 'Preenchido', element: <Sample initial="marta.figueiredo@exemplo.pt" /> },
    {
      title: 'Erro',
      element: <Sample initial="marta.figueiredo@" error="Introduza um e-mail válido." />,
    },
  ],
} satisfies CatalogueEntry;
