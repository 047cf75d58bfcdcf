import type { SetupImport } from '@portal/api/setup/setupImport';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { NextDock } from '../../NextDock.tsx';
import { importLack } from './importLack.ts';
import { takenLines } from './takenLines.ts';
import { texts } from './texts.ts';

/** What is to be done next with an import. */
export function ImportDock(props: {
  shown: SetupImport;
  take: (step: 'check' | 'run' | 'undo') => Promise<void>;
}) {
  const { shown, take } = props;
  const lack = importLack(shown);
  const taken = takenLines(shown);
  switch (shown.state) {
    case 'uploaded':
      return (
        <Dock
          label={lack === null ? texts.nothingYet : texts.lacks(lack)}
          value={texts.lines(shown.lines)}
          text
        >
          <Button variant="primary" loadingText={texts.rehearsing} onClick={() => take('check')}>
            {texts.rehearse}
          </Button>
        </Dock>
      );
    case 'checked':
      return taken === 0 ? null : (
        <Dock label={texts.leftOut(shown.counts.recusada)} value={texts.lines(taken)} text>
          <Button variant="primary" loadingText={texts.running} onClick={() => take('run')}>
            {texts.run(taken)}
          </Button>
        </Dock>
      );
    case 'failed':
      return (
        <Dock value={texts.progress(shown.progress.done, shown.progress.total)} text>
          <Button variant="primary" loadingText={texts.running} onClick={() => take('run')}>
            {texts.goOn}
          </Button>
        </Dock>
      );
    case 'undo_failed':
      return (
        <Dock value={texts.progress(shown.progress.done, shown.progress.total)} text>
          <Button variant="primary" loadingText={texts.undoing} onClick={() => take('undo')}>
            {texts.undoOn}
          </Button>
        </Dock>
      );
    case 'running':
    case 'undoing':
      return null;
    default:
      return <NextDock id="import" />;
  }
}
