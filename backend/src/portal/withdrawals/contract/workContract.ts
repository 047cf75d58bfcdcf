import { withStates } from '../../budgets/decision/setJobStates.ts';
import { loadBudget, type StoredBudget } from '../../budgets/storedBudget.ts';
import { totalsOf } from '../../budgets/totalsOf.ts';
import type { Contract, ContractQuestion } from './contract.ts';
import { listPaidAttempts, sumOf } from '../listPaidAttempts.ts';
import { texts } from '../texts.ts';
import { listApprovedJobs, type ApprovedJob } from './listApprovedJobs.ts';

/** The contract of a work: the jobs of its budget that were approved. */
export async function workContract({
  database,
  company,
  id,
  now,
}: ContractQuestion): Promise<Contract | undefined> {
  const work = await database
    .selectFrom('works')
    .select(['id', 'clientId', 'bars', 'stateName', 'startedAt', 'cancelledAt', 'budgetVersion'])
    .where('id', '=', id)
    .where('companyId', '=', company.id)
    .executeTakeFirst();
  if (work === undefined || work.budgetVersion === 0) return undefined;
  const budget = await loadBudget(database, id, work.budgetVersion);
  if (budget === undefined) return undefined;
  const approved = await listApprovedJobs(database, work, budget, now);
  const open = approved.filter(({ isWithdrawable }) => isWithdrawable);
  const named = open.length > 0 ? open : approved;
  const until = named.map((job) => job.until).reduce((a, b) => (a > b ? a : b), '');
  if (until === '') return undefined;
  const withdrawn = open.map(({ job }) => job.id);
  return {
    subject: `A-${id}`,
    clientId: work.clientId,
    description: texts.jobs(named.map(({ job }) => job.title)),
    seenByLink: texts.approvedJobs(work.startedAt, company.timeZone),
    until,
    ...earlyStartOf(named),
    isWithdrawable: open.length > 0,
    refund: () => refundOf({ database }, `A-${id}`, budget, withdrawn),
  };
}

/** The last answer about jobs: asked for once is asked for. */
function earlyStartOf(jobs: readonly ApprovedJob[]): Pick<Contract, 'earlyStart'> {
  const answered = jobs.filter(({ earlyStart }) => earlyStart !== null);
  const last = answered.toSorted((a, b) => b.approvedAt.getTime() - a.approvedAt.getTime())[0];
  if (last === undefined) return {};
  return { earlyStart: { asked: last.earlyStart === true, at: last.approvedAt } };
}

/**
 * What of what was paid for a work goes back when some of its jobs are over: what is more than the total of those that
 * stay, from which a diagnosis that was paid before is taken as long as one stays (BUD-06).
 */
export async function refundOf(
  { database }: Pick<ContractQuestion, 'database'>,
  subject: string,
  budget: StoredBudget,
  withdrawn: readonly string[],
): Promise<number> {
  const paid = sumOf(await listPaidAttempts(database, subject));
  return Math.max(0, paid - agreedCents(leftAfter(budget, withdrawn)));
}

/** What the approved jobs of a budget cost together, in cents. */
export function agreedCents(budget: StoredBudget): number {
  const left = budget.jobs.filter(({ state }) => state === 'approved');
  return left.length === 0 ? 0 : totalsOf(budget, left).totalCents;
}

/** The budget when these jobs are declined. */
function leftAfter(budget: StoredBudget, withdrawn: readonly string[]): StoredBudget {
  return withStates(budget, Object.fromEntries(withdrawn.map((id) => [id, 'declined'] as const)));
}
