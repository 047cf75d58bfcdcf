import { sql } from 'kysely';
import { addDays, lisbonToday, type IsoDate } from '@portal/domain/time/isoDate';
import type { Database } from '../../../platform/database/database.ts';

/** How somebody who decided was known (BUD-34). */
export type DecidedHow = 'session' | 'session_code' | 'link_code' | 'phone' | 'in_person' | 'email';

/** How long a recorded approval can be contested, in days (BUD-31). */
const CONTEST_DAYS = 30;

/** A decision about a version that holds: it was not taken back. */
export interface DecisionRecord {
  id: string;
  version: number;
  /** When it was decided, or said to the employee who recorded it. */
  at: Date;
  /** When the record was written. */
  recordedAt: Date;
  how: DecidedHow;
  /** The employee who recorded it. */
  by: string | null;
  undoUntil: Date | null;
  /** The stage of the work before it; null in records that do not say it. */
  barsBefore: string | null;
  /** Whether since then a line was done, a payment demanded, or something withdrawn from. */
  hasMovedOn: boolean;
  /** Whether it asks for the work inside the time for withdrawing; null where it was not asked about (LAW-09). */
  earlyStart: boolean | null;
  contested: boolean;
  /** Whether it approved something that was not. */
  approves: boolean;
  /** Whether it has a document: it approved something that was not, and who decided is known still (C-306). */
  hasDocument: boolean;
}

/** The decisions of a work that hold, newest first; each look at other records is by their subject, which has an index. */
export async function loadDecisions(
  database: Database,
  companyId: string,
  workId: string,
): Promise<readonly DecisionRecord[]> {
  const subject = `A-${workId}`;
  const { rows } = await sql<DecisionRecord>`
    select record.id, record.version, record.how, record.undo_until, record.early_start,
      record.at as recorded_at, coalesce(((person.content::jsonb)->>'said_at')::timestamptz, record.at) as at,
      (person.content::jsonb)->>'by' as by, (record.snapshot::jsonb) #>> '{work,bars}' as bars_before,
      coalesce((select count(*) from task_lines line where line.work_id = ${workId} and line.completed)
          > ((record.snapshot::jsonb) #>> '{work,done}')::integer, false)
        or exists (select 1 from payments payment where payment.company_id = record.company_id
          and payment.subject = record.subject and payment.created_at >= record.at)
        or exists (select 1 from evidence_records withdrawn where withdrawn.company_id = record.company_id
          and withdrawn.subject = record.subject and withdrawn.kind = 'withdrawn'
          and withdrawn.sequence > record.sequence) as has_moved_on,
      exists (select 1 from evidence_records contest where contest.company_id = record.company_id
        and contest.subject = record.subject and contest.about_id = record.id and contest.kind = 'contested') as contested,
      anew.approves, anew.approves and person.record_id is not null as has_document
    from evidence_records record
    left join evidence_people person on person.record_id = record.id
    cross join lateral (select exists (
      select 1 from jsonb_each_text(record.jobs) as job (id, state) where job.state = 'approved'
        and not exists (select 1 from jsonb_array_elements((record.snapshot::jsonb) -> 'budget' -> 'jobs') as before
          where before ->> 'id' = job.id and before ->> 'state' = 'approved')) as approves) as anew
    where record.company_id = ${companyId} and record.subject = ${subject}
      and record.kind in ('decided', 'recorded')
      and not exists (select 1 from evidence_records undone where undone.company_id = record.company_id
        and undone.subject = record.subject and undone.about_id = record.id and undone.kind = 'undone')
    order by record.sequence desc`.execute(database);
  return rows;
}

/** The last decision about a version. */
export function lastDecision(
  decisions: readonly DecisionRecord[],
  version: number,
): DecisionRecord | undefined {
  return decisions.find((decision) => decision.version === version);
}

/** The last day on which what the provider recorded as approved can be contested; null of any other decision (C-310). */
export function lastDayToContest({
  how,
  approves,
  recordedAt,
}: Pick<DecisionRecord, 'how' | 'approves' | 'recordedAt'>): IsoDate | null {
  const isRecorded = ['phone', 'in_person', 'email'].includes(how);
  return isRecorded && approves ? addDays(lisbonToday(recordedAt), CONTEST_DAYS) : null;
}
