import { messageSchema } from '@portal/api/http/envelope';
import { budgetVersionsSchema } from '@portal/api/work/budget/budget';
import { contestRequestSchema } from '@portal/api/work/budget/decision';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { extrasOf } from '../services/findSubject.ts';
import { openBudgetedWork } from './openBudgetedWork.ts';
import { codeRoutes } from './code/routes.ts';
import { liteBudgetRoutes } from './lite/routes.ts';
import { approvalRoutes } from './approval/routes.ts';
import { sendDueApprovalMails } from './approval/mails/sendDueApprovalMails.ts';
import { eraseEvidence } from './evidence/eraseEvidence.ts';
import { contestDecision } from './decision/contestDecision.ts';
import { decisionRoutes } from './decision/decisionRoutes.ts';
import { onceOfCustomer } from './onceOfCustomer.ts';
import { openJobRoutes } from './openJobs/openJobRoutes.ts';
import { ownerOf } from './ownerOf.ts';
import { callerOf, personOfCustomer } from './personOf.ts';
import { requestRenewal } from './requestRenewal.ts';
import { texts } from './texts.ts';
import { viewBudgets } from './viewBudgets.ts';

export const budgetsCapability: Capability = {
  name: 'budgets',
  routes,
  tasks: [
    { name: 'send approved budgets', everySeconds: 30, run: sendDueApprovalMails },
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

/** Budgets for their customer: what they cost, what is decided about them, and what was (part 3, BUD). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('subjects');
  const { database } = backend;

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

  app.include(decisionRoutes(backend));
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
