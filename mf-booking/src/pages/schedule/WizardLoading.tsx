import { GENERIC_ERROR } from '@portal/api/texts';
import { useParcel } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { ErrorState } from '@portal/ui/ErrorState';
import { Page } from '@portal/ui/Page';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { PageHeading } from '@portal/ui/PageHeading';
import { ChoicesSkeleton } from '@portal/ui/Skeleton';
import { StepBar } from '@portal/ui/StepBar';
import { readDirectLink } from '../../opening/directLink.ts';
import { texts } from '../../texts.ts';

/**
 * The first step before its services, in its final shape: nothing moves when they come. A direct link locks the wizard,
 * which has no step bar then (BKG-26).
 */
export function WizardLoading() {
  const { location } = useParcel();
  return (
    <Page dock>
      {readDirectLink(location.search) === null && (
        <StepBar
          label={texts.steps}
          steps={texts.stepNames.map((label) => ({ label }))}
          current={0}
        />
      )}
      <TwoColumns
        sideLabel={texts.summary}
        main={
          <>
            <PageHeading description={texts.whatHint}>{texts.whatHeading}</PageHeading>
            <p className="visually-hidden" role="status">
              {texts.loading}
            </p>
            <ChoicesSkeleton rows={5} />
          </>
        }
        side={
          <Dock value={texts.nothingChosen} text>
            <Button variant="primary" disabled>
              {texts.continue}
            </Button>
          </Dock>
        }
      />
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
