import { createScheduleApi } from '@portal/api/schedule';
import { useApi } from '@portal/remote/useApi';
import { useEffect, useEffectEvent } from 'react';
import { bookingRequest } from './bookingRequest.ts';
import type { WizardHandle } from './useWizard.ts';

/**
 * Creates a draft on opening unless there is one (BKG-27, C-34). A failure is left to the
 * confirmation, which creates the draft that is missing.
 */
export function useDraft(handle: WizardHandle): void {
  const schedule = useApi(createScheduleApi);
  const { wizard, update } = handle;
  // A visitor has no session to keep a draft for (C-34).
  const missing = wizard.draft === null && !wizard.machine.isLite;

  const create = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!missing) return;
    try {
      const created = await schedule.draft(
        bookingRequest(wizard, { draft: null, itemId: wizard.machine.itemId }),
      );
      if (!isCurrent()) return;
      update({
        draft: { schedulerId: created.scheduler_id, draftWorkId: created.draft_work_id },
      });
    } catch {
      return;
    }
  });

  useEffect(() => {
    let current = true;
    void create(() => current);
    return () => {
      current = false;
    };
  }, []);
}
