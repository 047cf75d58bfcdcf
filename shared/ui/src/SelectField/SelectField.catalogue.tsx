import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const cities = [
  'Aveiro',
  'Beja',
  'Braga',
  'Bragança',
  'Coimbra',
  'Évora',
  'Faro',
  'Lisboa',
  'Porto',
];

function Select(props: Partial<SelectFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <SelectField
      label="Distrito"
      options={cities.map((city) => ({ value: city, label: city }))}
      placeholder="Escolher"
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

export default {
  title: 'SelectField',
  group: 'Formulários',
  states: [
    { title: 'Por escolher', element: <Select /> },
    { title: 'Escolhido', element: <Select value="Lisboa" placeholder={undefined} /> },
    {
      title: 'Facultativo, com ajuda',
      element: <Select optional hint="Só para sugerir prestadores perto de si." />,
    },
    { title: 'Com erro', element: <Select error="Escolha o distrito." /> },
    { title: 'Indisponível', element: <Select value="Porto" disabled /> },
    {
      title: 'Opção que não se pode escolher',
      element: (
        <Select
          label="Com quem?"
          placeholder="Sem preferência"
          options={[
            { value: '1', label: 'Duarte Lima, o seu favorito' },
            { value: '2', label: 'Inês Valadares', disabled: true },
          ]}
        />
      ),
    },
    { title: 'Menu baixo, do formulário do item', element: <Select label="Marca" shortMenu /> },
    {
      title: 'Nomes longos',
      element: (
        <Select
          label="Especialidade"
          value="orl"
          options={[
            { value: 'orl', label: 'Otorrinolaringologia e cirurgia da cabeça e do pescoço' },
            { value: 'fis', label: 'Medicina física e de reabilitação' },
          ]}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
