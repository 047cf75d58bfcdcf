import { birthdayRange } from '@portal/domain/time/birthdayRange';
import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { DateField } from './DateField.tsx';
import type { DateFieldProps } from './dateFieldProps.ts';

const TODAY = '2026-07-09';
const birthday = birthdayRange(TODAY);

function Entered(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <DateField
      label="Data da matrícula"
      today={TODAY}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

export default {
  title: 'DateField',
  group: 'Formulários',
  states: [
    { title: 'Vazio', element: <Entered /> },
    { title: 'Com data', element: <Entered value="2024-02-29" /> },
    {
      title: 'Data de nascimento',
      element: <Entered label="Data de nascimento" {...birthday} value="1987-03-05" />,
    },
    {
      title: 'Facultativo, com ajuda',
      element: <Entered label="Próxima inspeção" optional hint="Avisamos um mês antes." />,
    },
    {
      title: 'Com erro',
      element: (
        <Entered label="Data da compra" error="Indique a data que está na fatura." {...birthday} />
      ),
    },
    {
      title: 'Entre duas datas',
      element: (
        <Entered label="Data do acidente" value="2026-07-01" minimum="2026-06-20" maximum={TODAY} />
      ),
    },
    { title: 'Indisponível', element: <Entered value="2024-02-29" disabled /> },
  ],
} satisfies CatalogueEntry;
