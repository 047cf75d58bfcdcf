import type { Work } from '@portal/api/work/work';
import { showApiError } from '@portal/remote/showApiError';
import { usePortal } from '@portal/remote/usePortal';
import { isByJob } from '../jobs/isByJob.ts';
import { budgetChangeText, readBudgetChange } from '../readBudgetChange.ts';
import { texts } from '../../texts.ts';

/** Says why a decision was not taken; of another budget also what is different in it (BUD-16, BUD-17). */
export function useDecisionRefusal(work: Work): (error: unknown) => Promise<void> {
  const { overlays } = usePortal();
  const words = texts.approve.changed;
  return async (error) => {
    const difference = readBudgetChange(error);
    if (difference === undefined) return showApiError(overlays, error);
    await overlays.warn({
      title: words.title,
      body: budgetChangeText(difference, work.establishment.name, isByJob(work.budget)),
      closeLabel: words.close,
    });
  };
}
