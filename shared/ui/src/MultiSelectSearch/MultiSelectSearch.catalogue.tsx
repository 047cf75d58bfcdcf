import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { MultiSelectSearch } from './MultiSelectSearch.tsx';
import type { MultiSelectSearchProps } from './multiSelectSearchProps.ts';

const kinds = [
  { value: 'oficina', label: 'Oficina', group: 'Automóvel' },
  { value: 'pneus', label: 'Casa de pneus', group: 'Automóvel' },
  { value: 'clinica', label: 'Clínica', group: 'Saúde' },
  { value: 'fisio', label: 'Fisioterapia', group: 'Saúde' },
  { value: 'dentista', label: 'Clínica dentária', group: 'Saúde' },
  { value: 'barbearia', label: 'Barbearia', group: 'Bem-estar' },
  { value: 'estetica', label: 'Estética', group: 'Bem-estar' },
];
const ungrouped = kinds.map(({ value, label }) => ({ value, label }));

function Kinds(props: Partial<MultiSelectSearchProps>) {
  const [selected, setSelected] = useState<readonly string[]>(props.selected ?? []);
  return (
    <MultiSelectSearch
      label="Tipos de prestador"
      placeholder="Procurar"
      options={ungrouped}
      {...props}
      selected={selected}
      onChange={setSelected}
    />
  );
}

export default {
  title: 'MultiSelectSearch',
  group: 'Formulários',
  states: [
    { title: 'Nada escolhido', element: <Kinds /> },
    { title: 'Alguns escolhidos', element: <Kinds selected={['clinica', 'barbearia']} /> },
    { title: 'Em grupos', element: <Kinds label="Áreas" options={kinds} /> },
    {
      title: 'Facultativo, com ajuda',
      element: <Kinds optional hint="Sem escolha mostramos todos." />,
    },
    { title: 'Com erro', element: <Kinds error="Escolha pelo menos um tipo." /> },
    { title: 'Sem opções', element: <Kinds label="Marcas" options={[]} /> },
    { title: 'A carregar', element: <Kinds label="Cidades" options={[]} loading /> },
  ],
} satisfies CatalogueEntry;
