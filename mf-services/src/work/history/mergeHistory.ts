import type { Work } from '@portal/api/work/work';
import { bareId } from '@portal/domain/work/bareId';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { sortHistory } from './sortHistory.ts';

/** The day a finished work is filed under: its end, else its start. */
export function historyDate(work: Pick<Work, 'date_end' | 'date_start'>): string | null {
  return work.date_end ?? work.date_start;
}

/**
 * Completed works and past appointments in one list, newest first (SRV-02, SRV-10); an appointment
 * whose work is among the completed ones is left out: one event, one card (C-62).
 */
export function mergeHistory(
  completed: readonly Work[],
  pastAppointments: readonly Work[],
  today: IsoDate,
): Work[] {
  const known = new Set(completed.flatMap((work) => [bareId(work.id), bareId(work.work_id ?? '')]));
  const others = pastAppointments.filter(({ work_id }) => !work_id || !known.has(bareId(work_id)));
  return sortHistory([...completed, ...others], historyDate, today);
}
