import { createScheduleApi } from '@portal/api/schedule';
import { useApi } from '@portal/remote/useApi';
import { bookingRequest } from './bookingRequest.ts';
import type { WizardHandle } from './useWizard.ts';
import type { Draft } from './bookingAtom.ts';

/**
 * Answers the draft of the wizard, creating the one that is missing; `onCreated` runs after that and
 * is waited for (BKG-34).
 */
export function useEnsureDraft({ wizard, update }: WizardHandle) {
  const schedule = useApi(createScheduleApi);
  return async (itemId: string | null, onCreated?: () => Promise<void>): Promise<Draft> => {
    if (wizard.draft) return wizard.draft;
    const created = await schedule.draft(bookingRequest(wizard, { draft: null, itemId }));
    const draft = { schedulerId: created.scheduler_id, draftWorkId: created.draft_work_id };
    update({ draft });
    await onCreated?.();
    return draft;
  };
}
