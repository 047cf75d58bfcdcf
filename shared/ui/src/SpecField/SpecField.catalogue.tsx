import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { SpecField, type SpecFieldProps } from './SpecField.tsx';

function Sample({ initial = '', ...props }: Partial<SpecFieldProps> & { initial?: string }) {
  return (
    <HeldValue initial={initial}>
      {(value, change) => (
        <SpecField
          {...{ name: 'brand', label: 'Marca', type: 'text', options: [], maxLength: 80 }}
          {...{ optional: false, error: null, today: '2026-03-12' }}
          {...props}
          value={value}
          onChange={change}
        />
      )}
    </HeldValue>
  );
}

export default {
  title: 'SpecField',
  group: 'Formulários',
  states: [
    { title: 'Texto', element: <Sample initial="Renault" /> },
    { title: 'Matrícula', element: <Sample name="plate" label="Matrícula" initial="45-XG-89" /> },
    {
      title: 'Escolha',
      element: <Sample label="Combustível" type="inputselect" options={['Gasolina', 'Gasóleo']} />,
    },
    { title: 'Data', element: <Sample label="Primeira matrícula" type="date" optional /> },
    { title: 'Com erro', element: <Sample error="Campo obrigatório!" /> },
  ],
} satisfies CatalogueEntry;
