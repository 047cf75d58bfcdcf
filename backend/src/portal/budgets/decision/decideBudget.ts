import { missingRequiredJob, type JobDecisions } from '@portal/domain/budget/jobState';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { markNotificationsRead } from '../../../accounts/notifications/markNotificationsRead.ts';
import type { BudgetTotal } from '@portal/api/work/budget/budget';
import { totalsOf, totalsOnWire } from '../totalsOf.ts';
import { appendEvidence } from '../evidence/appendEvidence.ts';
import type { EvidencePerson } from '../evidence/evidence.ts';
import type { DecidedHow } from '../evidence/decisionRecord.ts';
import { decisionSnapshot } from '../evidence/decisionSnapshot.ts';
import { budgetInForce, lockWork, type WorkOwner } from '../lockWork.ts';
import { answeredEarlyStart } from './answeredEarlyStart.ts';
import { requireCode } from './requireCode.ts';
import { requireOpen } from './requireOpen.ts';
import { requireTexts } from './requireTexts.ts';
import { requireTotal } from './requireTotal.ts';
import { requireVersion } from './requireVersion.ts';
import { countDone } from './countDone.ts';
import { decidedStates, setJobStates, withStates } from './setJobStates.ts';
import { stateAfterDecision, applyBudgetToWork } from '../applyBudgetToWork.ts';
import type { StoredBudget } from '../storedBudget.ts';
import { texts } from '../texts.ts';

/** How long a decision can be taken back (BUD-29). */
export const UNDO_MILLISECONDS = 600_000;

/** What somebody decided, and who. */
export interface Decision {
  /** The version that was shown; undefined when a release of before named none (BUD-39). */
  version?: number;
  /** By job id; `all` approves every job that is undecided. */
  jobs: JobDecisions | 'all';
  /** Euros, as shown; undefined when a release of before said none. */
  total?: number;
  /** Whether the work may begin inside the time for withdrawing; undefined where no box was shown (LAW-09). */
  earlyStart?: boolean;
  how: DecidedHow;
  kind: 'decided' | 'recorded';
  person: EvidencePerson;
  /** What else is done in the same transaction, once the work is as it was decided. */
  follow?: (transaction: Transaction) => Promise<void>;
}

export interface Decided {
  recordId: string;
  undoUntil: Date | null;
  budget: StoredBudget;
  /** Of everything that is agreed now. */
  total: BudgetTotal;
}

/**
 * Decides about jobs of the version in force: states, work, totals and evidence change together or not at all.
 * @throws ApiError 404 for another's work, 409 with a `reason` when it is not what was shown, expired or already
 * approved, 422 when a required job stands in the way, 403 `CODE_REQUIRED` above the provider's amount
 */
export async function decideBudget(
  backend: Backend,
  company: { id: string; name: string },
  owner: WorkOwner,
  workId: string,
  decision: Decision,
): Promise<Decided> {
  const now = backend.clock.now();
  return inTransaction(backend.database, async (transaction) => {
    const work = await lockWork(transaction, owner, workId);
    const budget = await budgetInForce(transaction, work);
    await requireVersion(transaction, company.name, budget, decision.version ?? 1);
    const jobs = decision.jobs === 'all' ? allUndecided(budget) : decision.jobs;
    requireOpen(budget, work, jobs, now);
    const missing = missingRequiredJob(budget.jobs, jobs);
    if (missing !== undefined) throw new ApiError(422, texts.requiredJob(missing.title));
    const states = decidedStates(budget, jobs);
    const after = withStates(budget, states);
    const agreed = after.jobs.filter(({ state }) => state === 'approved');
    const totals = totalsOf(after, agreed);
    const { totalCents } = totals;
    if (decision.total !== undefined) requireTotal(totalCents, decision.total);
    const isApproving = hasMore(budget, after);
    const approvedCents = isApproving ? totalCents : 0;
    requireTexts(decision.person.texts, approvedCents);
    const earlyStart = isApproving ? answeredEarlyStart(budget, decision, now) : null;
    if (decision.kind === 'decided')
      await requireCode(transaction, company.id, decision.how, approvedCents);
    const undoUntil =
      decision.kind === 'decided' ? new Date(now.getTime() + UNDO_MILLISECONDS) : undefined;
    const decided = await setJobStates(transaction, budget, states, now, earlyStart);
    const state = stateAfterDecision(work, decided);
    await applyBudgetToWork(
      transaction,
      work,
      decided,
      { ...state, serviceToastState: 'READ' },
      now,
    );
    const done = await countDone(transaction, workId);
    const subject = {
      companyId: company.id,
      clientId: work.clientId,
      subject: `A-${workId}`,
      types: ['action', 'check'] as const,
    };
    await markNotificationsRead(transaction, subject, now);
    await decision.follow?.(transaction);
    const { id } = await appendEvidence(transaction, {
      companyId: company.id,
      kind: decision.kind,
      subject: `A-${workId}`,
      version: budget.version,
      jobs: states,
      totalCents,
      at: now,
      how: decision.how,
      earlyStart,
      snapshot: decisionSnapshot(budget, work, done),
      person: { ...decision.person, customer: budget.customer },
      undoUntil,
      mailAt: isApproving ? (undoUntil ?? now) : undefined,
    });
    return {
      recordId: id,
      undoUntil: undoUntil ?? null,
      budget: decided,
      total: totalsOnWire(totals),
    };
  });
}

function allUndecided({ jobs }: StoredBudget): JobDecisions {
  return Object.fromEntries(
    jobs.filter(({ state }) => state !== 'approved').map(({ id }) => [id, 'approved']),
  );
}

/** Whether more is approved than was. */
function hasMore(before: StoredBudget, after: StoredBudget): boolean {
  return after.jobs.some(
    (job, index) => job.state === 'approved' && before.jobs[index]?.state !== 'approved',
  );
}
