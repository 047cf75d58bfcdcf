import { GENERIC_ERROR } from '@portal/api/texts';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { ErrorState } from '@portal/ui/ErrorState';
import { Page } from '@portal/ui/Page';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { PageHeading } from '@portal/ui/PageHeading';
import { ChoicesSkeleton } from '@portal/ui/Skeleton';
import { StepBar } from '@portal/ui/StepBar';
import { texts } from '../../texts.ts';

/** The first step before its services, in its final shape: nothing moves when they come. */
export function WizardLoading() {
  return (
    <Page dock>
      <StepBar
        label={texts.steps}
        steps={texts.stepNames.map((label) => ({ label }))}
        current={0}
      />
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
