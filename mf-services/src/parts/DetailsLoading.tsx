import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { DetailsSkeleton } from '@portal/ui/Skeleton';

/** Stands where a details page will be; title and status are spoken. */
export function DetailsLoading({ title, status }: { title: string; status: string }) {
  return (
    <Page>
      <PageHeading hidden>{title}</PageHeading>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <DetailsSkeleton />
    </Page>
  );
}
