import { recordedDecisionSchema } from '@portal/api/provider/recordedDecision';
import { budgetVersionsSchema } from '@portal/api/work/budget/budget';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { readListPage } from '../../../platform/http/listPage.ts';
import { pageQuery } from '../../../platform/http/pageQuery.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { verifyEvidence } from '../../../portal/budgets/evidence/verifyEvidence.ts';
import { callerOf } from '../../../portal/budgets/personOf.ts';
import { viewBudgets } from '../../../portal/budgets/viewBudgets.ts';
import { extrasOf } from '../../../portal/services/findSubject.ts';
import { keyOf } from '../keyOf.ts';
import { providerCalls } from '../providerCalls.ts';
import { requireSubject } from '../subjects/requireSubject.ts';
import { approvalPages, listApprovals } from '../works/listApprovals.ts';
import { recordDecision } from '../works/recordDecision.ts';
import { ApiError } from '../../../platform/http/apiError.ts';

/** Budgets as they were, what was decided about them, and the evidence of it (BUD-02, BUD-30, BUD-35). */
export function budgetRoutes(backend: Backend): DescribedRoutes {
  const { app, get, change } = providerCalls(backend, 'providerApiSubjects');
  const { database, clock } = backend;
  get(
    '/works/:id/budgets',
    {
      scopes: ['read'],
      summary: 'Every version of the budget, newest first',
      answer: budgetVersionsSchema,
      request: { path: { id: '{budgeted}' } },
    },
    async (company, context) => {
      const subject = await requireSubject(backend, company, readParameter(context, 'id'));
      if (subject.kind !== 'work') throw new ApiError(404, 'Only works have budgets.');
      const { files } = await extrasOf(database, subject);
      return { budgets: await viewBudgets(backend, subject.row, { files, viewer: 'provider' }) };
    },
  );
  change(
    'POST',
    '/works/:id/budget/decision',
    {
      scopes: [],
      summary: 'Records what the customer said of a budget, who is told',
      body: recordedDecisionSchema,
      status: 201,
      request: {
        path: { id: '{undoable}' },
        json: { version: 1, jobs: { '{undoneJob}': 'approved' }, method: 'phone', by: 'Rui Lima' },
      },
    },
    async (company, body, context) => {
      const id = readParameter(context, 'id');
      const key = keyOf(id, 'A-');
      const decided = await recordDecision(backend, company, key, body, callerOf(context));
      return {
        id,
        version: decided.budget.version,
        total: decided.total.total,
        record_id: decided.recordId,
      };
    },
  );
  get(
    '/approvals',
    {
      scopes: ['read'],
      summary: 'Evidence of decisions, newest first',
      query: v.object(pageQuery),
      // Hashes over salts and instants are others every time.
      withoutExample: true,
    },
    (company, context) => listApprovals(database, company.id, readListPage(context, approvalPages)),
  );
  get(
    '/approvals/verify',
    { scopes: ['read'], summary: 'Recomputes the chain of evidence' },
    (company) => verifyEvidence(database, company.id, clock.now()),
  );
  return app;
}
