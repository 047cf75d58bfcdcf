import { budgetTotalSchema } from '@portal/api/work/budget/budget';
import {
  decisionAnswerSchema,
  decisionRequestSchema,
  totalRequestSchema,
  undoAnswerSchema,
  undoRequestSchema,
} from '@portal/api/work/budget/decision';
import type { Backend } from '../../../platform/backend.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { chosenTotal } from './chosenTotal.ts';
import { isDecisionProof } from '../code/decisionProof.ts';
import { decideBudget } from './decideBudget.ts';
import { onceOfCustomer } from '../onceOfCustomer.ts';
import { openBudgetedWork } from '../openBudgetedWork.ts';
import { ownerOf } from '../ownerOf.ts';
import { callerOf, personOfCustomer } from '../personOf.ts';
import { texts } from '../texts.ts';
import { undoDecision } from './undoDecision.ts';
import { viewBudgetInForce } from '../viewBudgetInForce.ts';

/** What a choice costs, the decision, and taking it back (BUD-13, BUD-15, BUD-29). */
export function decisionRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('subjects');
  const { database, clock } = backend;

  app.post(
    '/main/services/:id/budget/total',
    {
      access: 'customer',
      summary: 'What a choice of jobs would cost; stores nothing (BUD-13)',
      body: totalRequestSchema,
      answer: budgetTotalSchema,
      request: {
        path: { id: '{budgeted}' },
        json: { version: 1, jobs: { '{openJob}': 'approved' } },
      },
    },
    async (context, readBody) => {
      const { customer, work } = await openBudgetedWork(context, backend);
      const request = await readBody();
      return context.json(await chosenTotal(database, customer.company.name, work, request));
    },
  );

  app.post(
    '/main/services/:id/budget/decision',
    {
      access: 'customer',
      summary:
        'Approves, declines or puts off jobs; 409 with a reason when they are not as shown (BUD-15)',
      body: decisionRequestSchema,
      answer: decisionAnswerSchema,
      request: {
        path: { id: '{budgeted}' },
        json: { version: 1, jobs: { '{openJob}': 'later' }, total: 120 },
      },
    },
    async (context, readBody) => {
      const { customer, work } = await openBudgetedWork(context, backend);
      const request = await readBody();
      const { version, jobs, total } = request;
      const answer = await onceOfCustomer(backend, context, customer, request, async () => {
        const reason = request.reason?.trim() || null;
        const proven = { subject: `A-${work.id}`, clientId: customer.client.id };
        const isProven = await isDecisionProof(database, request.proof, proven, clock.now());
        const decided = await decideBudget(backend, customer.company, ownerOf(customer), work.id, {
          version,
          jobs,
          total,
          earlyStart: request.early_start,
          how: isProven ? 'session_code' : 'session',
          kind: 'decided',
          person: personOfCustomer(customer, callerOf(context), { reason, texts: request.texts }),
        });
        const isWhole = decided.budget.jobs.every(({ state }) => state === 'approved');
        const budget = await viewBudgetInForce(backend, work, customer.client.id);
        return {
          message: isWhole ? texts.approved : texts.decided,
          budget,
          total: decided.total,
          undo_until: decided.undoUntil?.toISOString() ?? null,
          record_id: decided.recordId,
        };
      });
      return context.json(answer.body);
    },
  );

  app.post(
    '/main/services/:id/budget/decision/undo',
    {
      access: 'customer',
      summary: 'Takes the last decision back within ten minutes; 409 CANNOT_UNDO (BUD-29)',
      body: undoRequestSchema,
      answer: undoAnswerSchema,
      request: { path: { id: '{undoable}' }, json: { record_id: '{record}' } },
    },
    async (context, readBody) => {
      const { customer, work } = await openBudgetedWork(context, backend);
      const request = await readBody();
      const answer = await onceOfCustomer(backend, context, customer, request, async () => {
        const person = personOfCustomer(customer, callerOf(context));
        await undoDecision(backend, ownerOf(customer), work.id, request.record_id, person);
        return {
          message: texts.undone,
          budget: await viewBudgetInForce(backend, work, customer.client.id),
        };
      });
      return context.json(answer.body);
    },
  );

  return app;
}
