import type { Work } from '@portal/api/work';
import { mergeHistory, sortHistory } from '@portal/domain/history';
import type { IsoDate } from '@portal/domain/lisbonDate';

/** The day a finished work is filed under: its end, else its start. */
export function historyDate(work: Pick<Work, 'date_end' | 'date_start'>): string | null {
  return work.date_end ?? work.date_start;
}

/** Completed works and past appointments in one list, newest first (SRV-02, SRV-10). */
export function pastWorks(
  completed: readonly Work[],
  pastAppointments: readonly Work[],
  today: IsoDate,
): Work[] {
  return sortHistory(mergeHistory(completed, pastAppointments), historyDate, today);
}
