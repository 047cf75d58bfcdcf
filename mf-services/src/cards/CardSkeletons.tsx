import { CardGrid } from '@portal/ui/Section';
import { ServiceCardSkeleton } from '@portal/ui/Skeleton';

/** Cards before their data. */
export function CardSkeletons() {
  return (
    <CardGrid>
      <ServiceCardSkeleton />
      <ServiceCardSkeleton />
      <ServiceCardSkeleton />
    </CardGrid>
  );
}
