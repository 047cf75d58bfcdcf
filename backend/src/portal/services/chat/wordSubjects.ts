import type { Subject } from '../findSubject.ts';

/**
 * The ids under which the messages and the note of a subject are kept, first that which new ones get: an appointment that
 * became a work is that work, whichever of both is asked for (C-962).
 */
export function wordSubjects({ kind, id, row }: Subject): [string, ...string[]] {
  if (kind === 'work') return row.appointmentId === null ? [id] : [id, `S-${row.appointmentId}`];
  return row.workId === null ? [id] : [`A-${row.workId}`, id];
}
