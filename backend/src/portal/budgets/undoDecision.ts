import { REFUSALS } from '@portal/api/work/budget/decision';
import { JOB_STATES } from '@portal/domain/budget/jobState';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { appendEvidence, type EvidencePerson } from './evidence/appendEvidence.ts';
import { lastDecision, loadDecisions, type DecisionRecord } from './evidence/decisionRecord.ts';
import { budgetInForce, lockWork, type LockedWork, type WorkOwner } from './lockWork.ts';
import { countDone } from './countDone.ts';
import { setJobStates } from './setJobStates.ts';
import { stateAfterDecision, applyBudgetToWork } from './applyBudgetToWork.ts';
import type { StoredBudget } from './storedBudget.ts';
import { texts } from './texts.ts';

/** What a record's snapshot says of how things were before the decision. */
const snapshotSchema = v.object({
  budget: v.object({
    jobs: v.array(v.object({ id: v.string(), state: v.picklist(JOB_STATES) })),
  }),
  work: v.object({ bars: v.string(), state_name: v.nullable(v.string()), done: v.number() }),
});

/**
 * Takes the last decision back: states of jobs, stage and name are as they were (BUD-29).
 * @throws ApiError 409 `CANNOT_UNDO` when the work went on meanwhile or the ten minutes are over
 */
export async function undoDecision(
  backend: Backend,
  owner: WorkOwner,
  workId: string,
  recordId: string,
  person: EvidencePerson,
): Promise<StoredBudget> {
  const now = backend.clock.now();
  return inTransaction(backend.database, async (transaction) => {
    const work = await lockWork(transaction, owner, workId);
    const budget = await budgetInForce(transaction, work);
    const decisions = await loadDecisions(transaction, owner.companyId, workId);
    const decision = lastDecision(decisions, budget.version);
    const isLast = decision?.id === recordId && (decision.undoUntil ?? now) > now;
    if (!isLast) throw refused();
    const { snapshot, how } = await transaction
      .selectFrom('evidenceRecords')
      .select(['snapshot', 'how'])
      .where('id', '=', recordId)
      .executeTakeFirstOrThrow();
    const before = v.parse(snapshotSchema, JSON.parse(snapshot));
    // What the decision made of the work is what its states make of it: anything else is the provider's doing.
    const { bars, state_name: stateName, done } = before.work;
    const settled = stateAfterDecision({ ...work, bars, stateName }, budget);
    const decided = { ...decision, bars: settled.bars, done };
    if (await hasMovedOn(transaction, work, decided)) throw refused();
    const states = Object.fromEntries(before.budget.jobs.map(({ id, state }) => [id, state]));
    const undone = await setJobStates(transaction, budget, states, now);
    const isRenamed = work.stateName !== settled.stateName;
    const state = { bars, stateName: isRenamed ? work.stateName : stateName };
    await applyBudgetToWork(transaction, work, undone, state, now);
    await appendEvidence(transaction, {
      companyId: owner.companyId,
      kind: 'undone',
      subject: `A-${workId}`,
      version: budget.version,
      jobs: states,
      totalCents: 0,
      at: now,
      how,
      snapshot: JSON.parse(snapshot),
      person,
      aboutId: recordId,
    });
    return undone;
  });
}

/** Whether stage, a line or a demand for payment changed since the decision, or something was withdrawn from. */
async function hasMovedOn(
  transaction: Transaction,
  work: LockedWork,
  decided: Pick<DecisionRecord, 'id' | 'at'> & { bars: string; done: number },
): Promise<boolean> {
  if (work.cancelledAt !== null || Number(work.bars) !== Number(decided.bars)) return true;
  const subject = `A-${work.id}`;
  const { rows } = await sql`
    select 1 from payments where company_id = ${work.companyId}
      and subject = ${subject} and created_at >= ${decided.at}
    union all
    select 1 from evidence_records where company_id = ${work.companyId} and subject = ${subject}
      and kind = 'withdrawn'
      and sequence > (select sequence from evidence_records where id = ${decided.id})`.execute(
    transaction,
  );
  return rows.length > 0 || (await countDone(transaction, work.id)) > decided.done;
}

function refused(): ApiError {
  return new ApiError(409, texts.cannotUndo, {
    title: texts.undoRefused,
    body: texts.cannotUndo,
    extra: { reason: REFUSALS.cannotUndo },
  });
}
