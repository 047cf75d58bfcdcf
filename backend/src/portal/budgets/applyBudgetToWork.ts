import type { Transaction } from '../../platform/database/database.ts';
import { totalsOf } from './totalsOf.ts';
import type { LockedWork } from './lockWork.ts';
import type { StoredBudget } from './storedBudget.ts';
import { texts } from './texts.ts';

/** What a work becomes when jobs of its budget change their states. */
export interface WorkStage {
  bars: string;
  stateName: string | null;
  /** Set when the customer has seen what there was. */
  serviceToastState?: 'READ';
}

/**
 * Where a work stands after a decision: the first approved job moves it to bars 3, one without any approval keeps 2.5
 * under a name that says so (BUD-24, BUD-25).
 */
export function stateAfterDecision(
  work: Pick<LockedWork, 'bars' | 'stateName'>,
  { jobs }: Pick<StoredBudget, 'jobs'>,
): WorkStage {
  const bars = Number(work.bars);
  const has = (state: StoredBudget['jobs'][number]['state']) =>
    jobs.some((job) => job.state === state);
  if (bars < 3 && has('approved')) return { bars: '3', stateName: null };
  if (bars === 2.5 && !has('undecided') && !has('approved'))
    return {
      bars: work.bars,
      stateName: has('later') ? texts.states.postponed : texts.states.declined,
    };
  return { bars: work.bars, stateName: bars === 2.5 ? null : work.stateName };
}

/** Whether the customer is asked about a job that is undecided. */
export function isWaiting({ needsApproval, jobs }: StoredBudget): boolean {
  return needsApproval && jobs.some(({ state }) => state === 'undecided');
}

/**
 * Writes what follows from the states of the jobs: lines and totals of the work are those of every job until one is
 * approved, from then on those of approved jobs alone (BUD-04, D-19).
 */
export async function applyBudgetToWork(
  transaction: Transaction,
  work: LockedWork,
  budget: StoredBudget,
  state: WorkStage,
  now: Date,
): Promise<void> {
  const approved = budget.jobs.filter((job) => job.state === 'approved');
  const shown = approved.length > 0 ? approved : budget.jobs;
  const totals = totalsOf(approved.length > 0 ? budget : { ...budget, diagnosisCents: 0 }, shown);
  await writeLines(transaction, work.id, shown);
  const isWhole = approved.length === budget.jobs.length;
  await transaction
    .updateTable('works')
    .set({
      bars: state.bars,
      stateName: state.stateName,
      serviceToastState: state.serviceToastState,
      needsApproval: budget.needsApproval,
      approvedAt: isWhole ? now : null,
      totalCents: totals.totalCents,
      totalNovatCents: totals.noVatCents,
      totalDiscountCents: totals.discountCents,
      budgetWaits: isWaiting(budget),
      budgetValidUntil: budget.validUntil,
      updatedAt: now,
    })
    .where('id', '=', work.id)
    .execute();
}

async function writeLines(
  transaction: Transaction,
  workId: string,
  jobs: StoredBudget['jobs'],
): Promise<void> {
  await transaction.deleteFrom('taskLines').where('workId', '=', workId).execute();
  const values = jobs
    .flatMap(({ lines }) => lines)
    .map((line, position) => ({
      workId,
      position,
      designation: line.designation,
      priceCents: line.price_cents,
      discount: line.discount,
      completed: line.completed,
    }));
  if (values.length > 0) await transaction.insertInto('taskLines').values(values).execute();
}
