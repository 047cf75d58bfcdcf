import type { Work } from '@portal/api/work/work';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { historyDate } from './historyDate.ts';
import { historyEntries } from './historyEntries.ts';
import { sortHistory } from './sortHistory.ts';

/** Completed works and past appointments in one list, newest first (SRV-02, SRV-10). */
export function mergeHistory(
  completed: readonly Work[],
  pastAppointments: readonly Work[],
  today: IsoDate,
): Work[] {
  return sortHistory(historyEntries(completed, pastAppointments), historyDate, today);
}
