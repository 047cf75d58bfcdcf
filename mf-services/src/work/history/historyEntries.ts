import type { Work } from '@portal/api/work/work';
import { bareId } from '@portal/domain/work/bareId';

/**
 * Completed works and past appointments in one list (SRV-02); an appointment whose work is among the completed ones is left
 * out: one event, one card (C-62).
 */
export function historyEntries(
  completed: readonly Work[],
  pastAppointments: readonly Work[],
): Work[] {
  const known = new Set(completed.flatMap((work) => [bareId(work.id), bareId(work.work_id ?? '')]));
  const others = pastAppointments.filter(({ work_id }) => !work_id || !known.has(bareId(work_id)));
  return [...completed, ...others];
}
