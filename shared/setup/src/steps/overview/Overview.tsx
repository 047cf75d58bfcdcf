import type { SetupSession } from '@portal/api/setup/setupSession';
import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { PageHeading } from '@portal/ui/PageHeading';
import { Stack } from '@portal/ui/Stack';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { useDraft } from '../../draft/useDraft.ts';
import { texts } from '../../texts.ts';
import { texts as pageTexts } from '../texts.ts';
import { DiscardChanges } from './DiscardChanges.tsx';
import { PublishDock } from './PublishDock.tsx';
import { StepRows } from './StepRows.tsx';
import { Versions } from './Versions.tsx';
import { isOptional, lackOf, steps } from '../steps.ts';

/** Where one stands: what is done, what is missing, and the way to publish it (SET-05, SET-07). */
export function Overview({ session }: { session: SetupSession }) {
  const { state } = useDraft();
  const needed = steps.filter((step) => !isOptional(step));
  const done = needed.filter((step) => lackOf(step, state.missing, undefined)?.length === 0).length;
  const { heading } = texts;
  return (
    <Stack gap="large">
      <PageHeading description={texts.progress(done, needed.length)}>
        {state.published ? heading.open : done === needed.length ? heading.ready : heading.begin}
      </PageHeading>
      <TwoColumns
        sideLabel={texts.publish}
        main={
          <>
            <Card title={texts.toOpen}>
              <StepRows steps={needed} />
            </Card>
            <Card title={texts.whenever}>
              <p>{texts.opensWithout}</p>
              <StepRows steps={steps.filter(isOptional)} />
            </Card>
            <Versions />
            <DiscardChanges />
          </>
        }
        side={
          <>
            <PublishDock />
            <Card title={texts.address}>
              <p>{state.published ? texts.openTo : texts.closedUntil}</p>
              <p className="num">{session.provider.domain}</p>
              <Button size="small" href={SETUP_PAGES.history}>
                {pageTexts.pages.history}
              </Button>
            </Card>
          </>
        }
      />
    </Stack>
  );
}
