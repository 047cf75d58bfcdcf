import { sql } from 'kysely';
import type { IsoDate } from '@portal/domain/time/isoDate';
import type { Database } from '../../../platform/database/database.ts';
import type { LockedWork } from '../../budgets/lockWork.ts';
import type { StoredBudget, StoredJob } from '../../budgets/storedBudget.ts';
import { isInPeriod, lastDayToWithdraw } from '../lastDayToWithdraw.ts';

export interface ApprovedJob {
  job: StoredJob;
  /** The last day of its period. */
  until: IsoDate;
  approvedAt: Date;
  /** Whether it was asked for inside the period; null where nobody asked (LAW-09). */
  earlyStart: boolean | null;
  /** Whether nothing of it is done yet: what its provider's acceptance ends (C-825). */
  isOpen: boolean;
  isWithdrawable: boolean;
}

interface Approval extends Pick<ApprovedJob, 'approvedAt' | 'earlyStart'> {
  id: string;
}

/**
 * Approved jobs with the period of each: which of them may be withdrawn from, because nothing of them was begun. Those that
 * were outside of the right to withdraw when they were approved are absent (LAW-10).
 */
export async function listApprovedJobs(
  database: Database,
  work: Pick<LockedWork, 'id' | 'bars' | 'stateName' | 'cancelledAt'>,
  budget: StoredBudget,
  now: Date,
): Promise<ApprovedJob[]> {
  const approved = budget.jobs.filter(({ state }) => state === 'approved');
  if (approved.length === 0) return [];
  // A version that carries an approved job says when it was carried; the approval itself stands before.
  const { rows } = await sql<Approval>`
    select distinct on (job.id) job.id, job.decided_at as approved_at, job.early_start
    from budget_jobs job join budget_versions version using (work_id, version)
    where job.work_id = ${work.id} and job.state = 'approved' and not job.carried and version.withdrawal_excluded is null
    order by job.id, job.decided_at desc`.execute(database);
  const approvals = new Map(rows.map((row) => [row.id, row]));
  // From the approval on a work stands at bars 3 without a name; one that the provider gave it says that it goes on.
  const isUnderWay = Number(work.bars) > 3 || (Number(work.bars) === 3 && work.stateName !== null);
  return approved.flatMap((job) => {
    const approval = approvals.get(job.id);
    if (approval === undefined) return [];
    const { approvedAt, earlyStart } = approval;
    const until = lastDayToWithdraw(approvedAt);
    const hasDone = job.lines.some(({ completed }) => completed);
    // What was begun although its customer did not ask for it takes nothing away (C-343).
    const isBegun = earlyStart !== false && (isUnderWay || hasDone);
    const isCancelled = work.cancelledAt !== null;
    const isWithdrawable = !isCancelled && !isBegun && isInPeriod(until, now);
    const isOpen = !isCancelled && !hasDone;
    return [{ job, until, approvedAt, earlyStart, isOpen, isWithdrawable }];
  });
}
