import { createScheduleApi } from '@portal/api/work/createScheduleApi';
import { useApi } from '@portal/remote/useApi';
import { useStore } from 'jotai';
import { useRef } from 'react';
import { bookingAtom } from './bookingAtom.ts';
import { bookingReducer } from './bookingReducer.ts';
import { bookingRequest } from './bookingRequest.ts';
import type { Draft } from './bookingState.ts';

/**
 * Answers the draft of the booking; one that is missing is created, once however many ask for it
 * (BKG-27, BKG-34). Once for each wizard.
 */
export function useEnsureDraft(): (itemId: string | null) => Promise<Draft> {
  const schedule = useApi(createScheduleApi);
  const store = useStore();
  const running = useRef<Promise<Draft> | null>(null);

  async function create(itemId: string | null): Promise<Draft> {
    try {
      const request = bookingRequest(store.get(bookingAtom), { draft: null, itemId });
      const created = await schedule.draft(request);
      const draft = { schedulerId: created.scheduler_id, draftWorkId: created.draft_work_id };
      store.set(bookingAtom, (booking) => bookingReducer(booking, { type: 'keepDraft', draft }));
      return draft;
    } finally {
      running.current = null;
    }
  }

  return async (itemId) =>
    store.get(bookingAtom).draft ?? (await (running.current ??= create(itemId)));
}
