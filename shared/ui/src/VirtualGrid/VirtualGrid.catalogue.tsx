import type { ReactNode } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HistoryCard } from '../HistoryCard/HistoryCard.tsx';
import { Car } from '../icons/vehicles/Car.ts';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { ListSkeleton } from '../Skeleton/Skeleton.tsx';
import { VirtualGrid } from './VirtualGrid.tsx';

const services = Array.from({ length: 120 }, (_, index) => ({
  id: String(index + 1),
  name: `Serviço ${index + 1}`,
}));

function Sample({ children }: { children: ReactNode }) {
  return (
    <main style={{ padding: 'var(--gutter)' }}>
      <PageHeading>Histórico</PageHeading>
      {children}
    </main>
  );
}

export default {
  title: 'VirtualGrid',
  group: 'Estrutura',
  page: true,
  states: [
    {
      title: 'Histórico, na janela',
      element: (
        <Sample>
          <VirtualGrid
            label="Histórico"
            items={services}
            keyOf={({ id }) => id}
            rowHeight={280}
            overscan={10}
            minColumnWidth={308}
            fallback={<ListSkeleton rows={4} />}
          >
            {({ id, name }) => (
              <HistoryCard
                href={`#${id}`}
                title={name}
                date="14 jul."
                plate="72-ZB-16"
                icon={<Car />}
              />
            )}
          </VirtualGrid>
        </Sample>
      ),
    },
  ],
} satisfies CatalogueEntry;
