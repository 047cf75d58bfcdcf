import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

function Sample({ initial = '', ...props }: Partial<PhoneFieldProps> & { initial?: string }) {
  return (
    <HeldValue initial={initial}>
      {(digits, change) => (
        <PhoneField label="Telemóvel" {...props} value={digits} onChange={change} />
      )}
    </HeldValue>
  );
}

export default {
  title: 'PhoneField',
  group: 'Formulários',
  states: [
    { title: 'Vazio', element: <Sample /> },
    { title: 'Preenchido', element: <Sample initial="912345678" /> },
    {
      title: 'Com ajuda, opcional',
      element: <Sample optional hint="Enviamos um código por SMS para confirmar o número." />,
    },
    {
      title: 'Com erro',
      element: <Sample initial="812345678" error="Número de contacto Inválido" />,
    },
    { title: 'Bloqueado', element: <Sample initial="912345678" locked /> },
    { title: 'Inativo', element: <Sample initial="912345678" disabled /> },
    {
      title: 'Etiqueta longa',
      element: <Sample label="Número de telemóvel associado à conta MB WAY de quem vai pagar" />,
    },
  ],
} satisfies CatalogueEntry;
