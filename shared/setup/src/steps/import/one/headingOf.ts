import type { ProviderImport } from '@portal/api/provider/providerImport';
import { fileNameOf } from '../fileNameOf.ts';
import { takenLines } from './takenLines.ts';
import { texts } from './texts.ts';

/** The sentence of the page of an import, and what stands below it: how far it is. */
export function headingOf(shown: ProviderImport): { heading: string; description: string } {
  const { state, lines, counts, progress, kept } = shown;
  const { recusada: refused } = counts;
  switch (state) {
    case 'uploaded':
      return {
        heading: texts.columnsHeading,
        description: texts.columnsAbout(fileNameOf(shown), lines),
      };
    case 'checked': {
      const about = refused > 0 && refused < lines ? ` ${texts.correctOrLeave(refused)}` : '';
      return {
        heading: texts.taken(takenLines(shown), lines),
        description: texts.rehearsed + about,
      };
    }
    case 'running':
      return { heading: texts.running, description: texts.runningAbout };
    case 'done':
      return { heading: texts.done(takenLines(shown), lines), description: texts.doneAbout };
    case 'failed':
      return {
        heading: texts.failed,
        description: texts.failedAbout(progress.done, progress.total),
      };
    case 'undoing':
      return { heading: texts.undoing, description: texts.undoingAbout };
    case 'undo_failed':
      return {
        heading: texts.undoFailed,
        description: texts.undoFailedAbout(progress.done, progress.total),
      };
    case 'undone':
      return kept === 0
        ? { heading: texts.undone, description: texts.undoneAbout }
        : { heading: texts.undoneBut(kept), description: texts.keptAbout };
    case 'forgotten':
      return { heading: texts.forgotten, description: texts.forgottenAbout };
  }
}
