import { lisbonTime } from '@portal/domain/time/isoDate';
import { describeApiError } from '@portal/remote/showApiError';
import { Card } from '@portal/ui/Card';
import { EmptyState } from '@portal/ui/EmptyState';
import { ErrorState } from '@portal/ui/ErrorState';
import { Store } from '@portal/ui/icons/places/Store';
import { List, ListRow } from '@portal/ui/ListRow';
import { OfflineBanner } from '@portal/ui/OfflineBanner';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { texts } from './texts.ts';
import { useCompanies } from './useCompanies.ts';

/** The customer's companies, or that they are loading, missing, or out of reach. */
export function CompanyList() {
  const { data, error, isError, dataUpdatedAt, refetch } = useCompanies();

  if (!data) {
    if (isError) {
      const { title, body } = describeApiError(error);
      return (
        <ErrorState title={title} onRetry={() => refetch()}>
          {body}
        </ErrorState>
      );
    }
    return (
      <div aria-busy="true">
        <p className="visually-hidden" role="status">
          {texts.loading}
        </p>
        <ListSkeleton />
      </div>
    );
  }

  if (data.length === 0) {
    return (
      <EmptyState icon={<Store />} title={texts.empty}>
        {texts.emptyBody}
      </EmptyState>
    );
  }

  return (
    <>
      {isError && (
        <OfflineBanner title={texts.stale}>
          {texts.lastKnown(lisbonTime(new Date(dataUpdatedAt)))}
        </OfflineBanner>
      )}
      <Card title={texts.list}>
        <List>
          {data.map(({ id, name, town }) => (
            <ListRow key={id} media={<Store />} title={name} sub={town} />
          ))}
        </List>
      </Card>
    </>
  );
}
