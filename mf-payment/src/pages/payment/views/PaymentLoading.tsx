import { GENERIC_ERROR } from '@portal/api/texts';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { ErrorState } from '@portal/ui/ErrorState';
import { Page } from '@portal/ui/Page';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { PageHeading } from '@portal/ui/PageHeading';
import { ListSkeleton, ServiceCardSkeleton } from '@portal/ui/Skeleton';
import { texts } from '../texts.ts';

/** The page before its data, in its final shape. */
export function PaymentLoading() {
  return (
    <Page dock>
      <PageHeading hidden>{texts.title}</PageHeading>
      <p className="visually-hidden" role="status">
        {texts.preparing}
      </p>
      <TwoColumns
        sideLabel={texts.totalRegion}
        main={
          <>
            <ServiceCardSkeleton />
            <ListSkeleton rows={3} />
          </>
        }
        side={
          <Dock label={texts.total} value={texts.calculating} text>
            {/* Waiting is said once, above: a busy button would say it again for each part that loads. */}
            <Button variant="primary" disabled>
              {texts.pay}
            </Button>
          </Dock>
        }
      />
    </Page>
  );
}

/** The payment could not be read. */
export function PaymentLoadFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { navigation } = usePortal();
  return (
    <Page width="narrow">
      <ErrorState title={texts.loadFailedTitle} titleAs="h1" onRetry={onRetry}>
        {GENERIC_ERROR}
      </ErrorState>
      <Button variant="ghost" block href={`${navigation.base}/services`}>
        {texts.backToServices}
      </Button>
    </Page>
  );
}
