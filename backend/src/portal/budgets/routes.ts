import { messageSchema } from '@portal/api/http/envelope';
import { budgetTotalSchema, budgetVersionsSchema } from '@portal/api/work/budget/budget';
import {
  contestRequestSchema,
  decisionAnswerSchema,
  decisionRequestSchema,
  totalRequestSchema,
  undoAnswerSchema,
  undoRequestSchema,
} from '@portal/api/work/budget/decision';
import * as v from 'valibot';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { extrasOf } from '../services/findSubject.ts';
import { openBudgetedWork } from './openBudgetedWork.ts';
import { isDecisionProof } from './code/decisionProof.ts';
import { codeRoutes } from './code/routes.ts';
import { liteBudgetRoutes } from './lite/routes.ts';
import { viewBudgetInForce } from './viewBudgetInForce.ts';
import { approvalRoutes } from './approval/routes.ts';
import { sendApprovalMails } from './approval/sendApprovalMails.ts';
import { eraseEvidence } from './evidence/eraseEvidence.ts';
import { chosenTotal } from './chosenTotal.ts';
import { contestDecision } from './contestDecision.ts';
import { decideBudget } from './decideBudget.ts';
import { onceOfCustomer } from './onceOfCustomer.ts';
import { openJobRoutes } from './openJobs/openJobRoutes.ts';
import { callerOf, personOfCustomer } from './personOf.ts';
import { requestRenewal } from './requestRenewal.ts';
import { texts } from './texts.ts';
import { undoDecision } from './undoDecision.ts';
import { viewBudgets } from './viewBudgets.ts';

export const budgetsCapability: Capability = {
  name: 'budgets',
  routes,
  tasks: [
    { name: 'send approved budgets', everySeconds: 30, run: sendApprovalMails },
    {
      name: 'erase the personal part of old evidence',
      everySeconds: 6 * 3600,
      run: async (backend) => {
        const records = await eraseEvidence(backend);
        if (records > 0) backend.log.info({ records }, 'the personal part of evidence was erased');
      },
    },
  ],
};

const ownerOf = ({ company, client }: Customer) => ({
  companyId: company.id,
  clientId: client.id,
});

/** Budgets for their customer: what they cost, what is decided about them, and what was (part 3, BUD). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('subjects');
  const { database, clock } = backend;

  app.get(
    '/main/services/:id/budgets',
    {
      access: 'customer',
      summary: 'Every version of the budget, newest first (BUD-02)',
      answer: budgetVersionsSchema,
      request: { path: { id: '{budgeted}' } },
    },
    async (context) => {
      const { work } = await openBudgetedWork(context, backend);
      const extras = await extrasOf(database, { kind: 'work', id: `A-${work.id}`, row: work });
      const viewed = { files: extras.files, viewer: 'customer' } as const;
      return context.json({ budgets: await viewBudgets(backend, work, viewed) });
    },
  );

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

  app.post(
    '/main/services/:id/budget/contest',
    {
      access: 'customer',
      summary: 'Says that a recorded approval was never given (BUD-31)',
      body: contestRequestSchema,
      answer: messageSchema,
      request: { path: { id: '{work}' }, json: { record_id: '' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { customer, work } = await openBudgetedWork(context, backend);
      const request = await readBody();
      const answer = await onceOfCustomer(backend, context, customer, request, async () => {
        const message = request.message?.trim() || null;
        const person = personOfCustomer(customer, callerOf(context), { message });
        await contestDecision(backend, ownerOf(customer), work.id, request.record_id, person);
        return { message: texts.contested };
      });
      return context.json(answer.body);
    },
  );

  app.post(
    '/main/services/:id/budget/renewal',
    {
      access: 'customer',
      summary: 'Asks for another budget, once an expired one is over (BUD-27)',
      body: v.object({}),
      answer: messageSchema,
      request: { path: { id: '{work}' }, json: {} },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { customer, work } = await openBudgetedWork(context, backend);
      const request = await readBody();
      const answer = await onceOfCustomer(backend, context, customer, request, async () => {
        await requestRenewal(backend, ownerOf(customer), work.id);
        return { message: texts.renewalRequested };
      });
      return context.json(answer.body);
    },
  );

  app.include(codeRoutes(backend));
  app.include(liteBudgetRoutes(backend));
  app.include(openJobRoutes(backend));
  app.include(approvalRoutes(backend));
  return app;
}
