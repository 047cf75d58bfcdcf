import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { appendEvidence } from '../../budgets/evidence/appendEvidence.ts';
import { countDone } from '../../budgets/decision/countDone.ts';
import { decisionSnapshot } from '../../budgets/evidence/decisionSnapshot.ts';
import { budgetInForce, lockWork, type LockedWork } from '../../budgets/lockWork.ts';
import { setJobStates, type JobStates } from '../../budgets/decision/setJobStates.ts';
import { applyBudgetToWork } from '../../budgets/applyBudgetToWork.ts';
import type { StoredBudget } from '../../budgets/storedBudget.ts';
import { texts as budgetTexts } from '../../budgets/texts.ts';
import { notifyCustomer } from '../../customerNotifications/notifyCustomer.ts';
import { lockPayment } from '../../payments/settling/lockPayment.ts';
import { lowerPayment } from '../../payments/settling/lowerPayment.ts';
import { queueRefund } from '../../payments/settling/queueRefund.ts';
import type { Contract, EndedContract, Ending } from './contract.ts';
import { listApprovedJobs } from './listApprovedJobs.ts';
import { listPaidAttempts } from '../listPaidAttempts.ts';
import { agreedCents, refundOf } from './workContract.ts';

/**
 * Declines the approved jobs of a work that may be withdrawn from, because their customer did, and with its provider's
 * acceptance those, too, of which nothing is done (C-825): totals, refunds, what is asked for and evidence follow (LAW-08,
 * BUD-34, C-935).
 * @returns undefined when nothing is left to withdraw from
 */
export async function endJobs(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  { subject, clientId, description }: Contract,
  { person, isAccepted }: Ending,
): Promise<EndedContract | undefined> {
  const now = backend.clock.now();
  const owner = { companyId: company.id, clientId };
  const work = await lockWork(transaction, owner, subject.slice(2));
  const budget = await budgetInForce(transaction, work);
  const approved = await listApprovedJobs(transaction, work, budget, now);
  // Money that arrives at the same moment counts whole, or comes to what has ended.
  await lockPayment(transaction, subject);
  const withdrawn = approved
    .filter(({ isWithdrawable, isOpen }) => isWithdrawable || (isAccepted && isOpen))
    .map(({ job }) => job.id);
  if (withdrawn.length === 0) return undefined;
  const refundCents = await refundOf({ database: transaction }, subject, budget, withdrawn);
  const done = await countDone(transaction, work.id);
  const states: JobStates = Object.fromEntries(withdrawn.map((id) => [id, 'declined'] as const));
  const left = await setJobStates(transaction, budget, states, now);
  await applyBudgetToWork(transaction, work, left, stateAfter(work, left), now);
  const transferCents = await queuePartOf(transaction, subject, refundCents, now);
  await lowerPayment(transaction, subject, agreedCents(left), now);
  await notifyCustomer(transaction, backend, {
    kind: 'contractWithdrawn',
    company,
    clientId,
    subject,
    facts: { what: description, refundCents },
  });
  const keepEvidence = async () => {
    await appendEvidence(transaction, {
      companyId: company.id,
      kind: 'withdrawn',
      subject,
      version: budget.version,
      jobs: states,
      totalCents: 0,
      at: now,
      how: 'email',
      snapshot: decisionSnapshot(budget, work, done),
      person: { ...person, customer: budget.customer },
    });
  };
  return {
    refundCents,
    transferCents,
    isPartial: withdrawn.length < approved.length,
    keepEvidence,
  };
}

/**
 * Without any approved job the work stands where a budget that was refused leaves it (BUD-25), unless the provider has
 * gone further with it.
 */
function stateAfter(work: LockedWork, { jobs }: StoredBudget) {
  return Number(work.bars) > 3 || jobs.some(({ state }) => state === 'approved')
    ? { bars: work.bars, stateName: work.stateName }
    : { bars: '2.5', stateName: budgetTexts.states.declined };
}

/**
 * Puts as much of what was paid into the queue of refunds, the newest payments first.
 * @returns what of it only a transfer gives back, in cents
 */
async function queuePartOf(
  transaction: Transaction,
  subject: string,
  refundCents: number,
  now: Date,
): Promise<number> {
  let left = refundCents;
  let transferCents = 0;
  for (const attempt of await listPaidAttempts(transaction, subject)) {
    const amountCents = Math.min(left, attempt.amountCents);
    if (amountCents > 0)
      await queueRefund(transaction, { ...attempt, amountCents }, 'CANCELLED', now);
    left -= amountCents;
    if (attempt.method === 'MB') transferCents += amountCents;
  }
  return transferCents;
}
