import type { Database } from '../../../platform/database/database.ts';
import { shownSubjects, type Subject } from '../../services/findSubject.ts';

/** A work and the appointment that it came out of, whichever of the two is given: what is documented once for both. */
export async function relatedSubjects(database: Database, subject: Subject): Promise<string[]> {
  if (subject.kind === 'work') return shownSubjects(subject);
  const work = await database
    .selectFrom('works')
    .select('id')
    .where('appointmentId', '=', subject.row.id)
    .executeTakeFirst();
  return work === undefined ? [subject.id] : [subject.id, `A-${work.id}`];
}
