import { GENERIC_ERROR } from '@portal/api/messages';
import { ErrorState } from '@portal/ui/ErrorState';
import { Page } from '@portal/ui/Layout';
import { PageHeading } from '@portal/ui/PageHeading';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { texts } from './texts.ts';

/** The first step before its services. */
export function WizardLoading() {
  return (
    <Page>
      <PageHeading description={texts.whatHint}>{texts.whatHeading}</PageHeading>
      <p className="visually-hidden" role="status">
        {texts.loading}
      </p>
      <ListSkeleton rows={5} />
    </Page>
  );
}

/** The services could not be read. */
export function WizardLoadFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return (
    <Page width="narrow">
      <ErrorState title={texts.loadFailed} titleAs="h1" onRetry={onRetry}>
        {GENERIC_ERROR}
      </ErrorState>
    </Page>
  );
}
