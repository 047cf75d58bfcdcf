import { REFUSALS } from '@portal/api/work/budget/decision';
import { JOB_STATES } from '@portal/domain/budget/jobState';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { appendEvidence } from '../evidence/appendEvidence.ts';
import type { EvidencePerson } from '../evidence/evidence.ts';
import { lastDecision, loadDecisions } from '../evidence/decisionRecord.ts';
import { budgetInForce, lockWork, type WorkOwner } from '../lockWork.ts';
import { canUndo } from './canUndo.ts';
import { setJobStates } from './setJobStates.ts';
import { stateAfterDecision, applyBudgetToWork } from '../applyBudgetToWork.ts';
import type { StoredBudget } from '../storedBudget.ts';
import { texts } from '../texts.ts';

/** What a record's snapshot says of how things were before the decision. */
const snapshotSchema = v.object({
  budget: v.object({
    jobs: v.array(v.object({ id: v.string(), state: v.picklist(JOB_STATES) })),
  }),
  work: v.object({ bars: v.string(), state_name: v.nullable(v.string()) }),
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
    if (decision?.id !== recordId || !canUndo(decision, work, budget, now)) throw refused();
    const { snapshot } = await transaction
      .selectFrom('evidenceRecords')
      .select('snapshot')
      .where('id', '=', recordId)
      .executeTakeFirstOrThrow();
    const before = v.parse(snapshotSchema, JSON.parse(snapshot));
    const { bars, state_name: stateName } = before.work;
    const settled = stateAfterDecision({ ...work, bars, stateName }, budget);
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
      how: 'session',
      snapshot: JSON.parse(snapshot),
      person,
      aboutId: recordId,
    });
    return undone;
  });
}

function refused(): ApiError {
  return new ApiError(409, texts.cannotUndo, {
    title: texts.undoRefused,
    body: texts.cannotUndo,
    extra: { reason: REFUSALS.cannotUndo },
  });
}
