import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Sample({ initial = '', ...props }: Partial<PasswordFieldProps> & { initial?: string }) {
  return (
    <HeldValue initial={initial}>
      {(value, change) => (
        <PasswordField label="Password" {...props} value={value} onChange={change} />
      )}
    </HeldValue>
  );
}

export default {
  title: 'PasswordField',
  group: 'Formulários',
  states: [
    { title: 'Vazio', element: <Sample /> },
    { title: 'Preenchido', element: <Sample initial="Segredo-1" /> },
    {
      title: 'Com erro',
      element: <Sample initial="segredo" error="A password não cumpre a regra." />,
    },
    { title: 'Inativo', element: <Sample initial="Segredo-1" disabled /> },
  ],
} satisfies CatalogueEntry;
