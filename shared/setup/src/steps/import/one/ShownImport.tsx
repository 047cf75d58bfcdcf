import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import type { SetupImport } from '@portal/api/setup/setupImport';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Row } from '@portal/ui/Stack';
import { useState } from 'react';
import { StepPage } from '../../StepPage.tsx';
import { EarlierImports } from '../earlier/EarlierImports.tsx';
import { EndDialog } from '../earlier/EndDialog.tsx';
import { endingOf } from '../earlier/endingOf.ts';
import { refusedCall } from '../refusedCall.ts';
import { texts as common } from '../texts.ts';
import { ColumnsCard } from './columns/ColumnsCard.tsx';
import { headingOf } from './headingOf.ts';
import { ImportDock } from './ImportDock.tsx';
import { importLack } from './importLack.ts';
import { ProgressCard } from './ProgressCard.tsx';
import { ReportCard } from './ReportCard.tsx';
import { texts } from './texts.ts';
import type { useImport } from './useImport.ts';
import { useMapping } from './columns/useMapping.ts';

/** What is known of an import, and what can be done with it (SET-23 to SET-25). */
export function ShownImport(props: { shown: SetupImport; own: ReturnType<typeof useImport> }) {
  const { shown, own } = props;
  const columns = useMapping(shown, own.keep);
  const [refused, setRefused] = useState<string | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  const { state } = shown;
  const isOpen = state === 'uploaded' || state === 'checked';
  const isAtWork = state === 'running' || state === 'undoing';
  // What was taken back wholly leaves nothing to read.
  const hasReport =
    state === 'checked' ||
    state === 'done' ||
    state === 'failed' ||
    (state === 'undone' && shown.kept > 0);
  const lack = isOpen ? importLack(shown) : null;

  async function take(step: 'check' | 'run' | 'undo'): Promise<void> {
    setRefused(null);
    if (isOpen && !(await columns.flush())) return;
    try {
      await own.take(step);
    } catch (error) {
      setRefused(refusedCall(error));
    }
  }

  return (
    <StepPage
      id="import"
      {...headingOf(shown)}
      dock={<ImportDock shown={shown} take={take} />}
      side={<EarlierImports />}
    >
      {refused !== null && (
        <Banner tone="danger" live>
          {refused}
        </Banner>
      )}
      {isAtWork && own.error && (
        <Banner tone="offline" live>
          {common.followOffline}
        </Banner>
      )}
      {lack !== null && (
        <Banner tone="attention" title={texts.lacksTitle} live>
          {lack}
        </Banner>
      )}
      {isAtWork && <ProgressCard shown={shown} />}
      {hasReport && <ReportCard shown={shown} />}
      {isOpen && <ColumnsCard key="columns" shown={shown} columns={columns} />}
      <Row gap="small">
        {endingOf(shown) === 'undo' && state !== 'undo_failed' && (
          <Button variant="dangerGhost" onClick={() => setIsEnding(true)}>
            {texts.undo}
          </Button>
        )}
        {!isAtWork && <Button href={SETUP_PAGES.import}>{common.sendAnother}</Button>}
      </Row>
      {isEnding && <EndDialog ended={shown} onClose={() => setIsEnding(false)} />}
    </StepPage>
  );
}
