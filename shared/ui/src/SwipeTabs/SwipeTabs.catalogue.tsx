import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { CalendarDays } from '../icons/time/CalendarDays.ts';
import { Car } from '../icons/vehicles/Car.ts';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { ServiceCard } from '../ServiceCard/ServiceCard.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SwipeTabs } from './SwipeTabs.tsx';

const cards = (names: readonly string[]) => (
  <Stack gap="normal">
    {names.map((name) => (
      <ServiceCard
        key={name}
        href={`#${name}`}
        title={name}
        plate="72-ZB-16"
        icon={<Car />}
        state={3}
        stateName="Em reparação"
      />
    ))}
  </Stack>
);

const tabs = [
  {
    id: 'doing',
    title: 'Em curso',
    count: 2,
    content: cards(['Revisão dos 60 000 km', 'Pastilhas de travão']),
  },
  {
    id: 'booked',
    title: 'Marcações',
    count: 0,
    content: <EmptyState icon={<CalendarDays />} title="Ainda não tem marcações." />,
  },
  { id: 'done', title: 'Histórico', count: 128, content: cards(['Pneus', 'Óleo e filtros']) },
];

function Sample({ at }: { at: string }) {
  const [selected, setSelected] = useState(at);
  return (
    <main style={{ padding: 'var(--gutter)' }}>
      <PageHeading>Está tudo em dia.</PageHeading>
      <SwipeTabs label="Serviços" tabs={tabs} selected={selected} onSelect={setSelected} />
    </main>
  );
}

export default {
  title: 'SwipeTabs',
  group: 'Estrutura',
  page: true,
  states: [
    { title: 'Primeiro separador', element: <Sample at="doing" /> },
    { title: 'Vazio', element: <Sample at="booked" /> },
    { title: 'Último separador', element: <Sample at="done" /> },
  ],
} satisfies CatalogueEntry;
