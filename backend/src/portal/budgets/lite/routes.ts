import { budgetTotalSchema, budgetVersionSchema } from '@portal/api/work/budget/budget';
import {
  decisionAnswerSchema,
  decisionRequestSchema,
  totalRequestSchema,
} from '@portal/api/work/budget/decision';
import type { Context } from 'hono';
import { maskContact } from '../../../accounts/contacts/maskContact.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { runCallOnce } from '../../../platform/http/once/runCallOnce.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { chosenTotal } from '../decision/chosenTotal.ts';
import { isDecisionProof } from '../code/decisionProof.ts';
import { decideBudget } from '../decision/decideBudget.ts';
import { callerOf, personOf } from '../personOf.ts';
import { texts } from '../texts.ts';
import { viewBudgetInForce } from '../viewBudgetInForce.ts';
import { liteCodeRoutes } from './liteCodeRoutes.ts';
import { openProvable } from './openProvable.ts';

/** A header and not a part of the address, which is written into logs. */
const proofHeader = 'X-Decision-Proof';

/** What a visitor with a link sees and decides of a budget, once a code was entered (BUD-33, D-02). */
export function liteBudgetRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('lite');
  const { database, clock } = backend;
  const root = '/calendar/customer/showcase/:id';

  /** @throws ApiError 401 and 404 as requireOwnSubject, 409 for an appointment */
  const open = async (context: Context) => {
    const { subject, ...opened } = await openProvable(context, backend);
    if (subject.kind !== 'work') throw new ApiError(409, texts.nothingToDecide, texts.refused);
    return { ...opened, work: subject.row };
  };
  type Opened = Awaited<ReturnType<typeof open>>;

  /** @throws ApiError 403 without a proof of this subject */
  const requireProof = async ({ visitor }: Opened, proof: string | undefined) => {
    if (!(await isDecisionProof(database, proof, visitor, clock.now())))
      throw new ApiError(403, texts.proofNeeded, { extra: { reason: 'CODE_REQUIRED' } });
  };

  app.get(
    `${root}/budget`,
    {
      access: 'lite',
      summary: 'The budget in force, with X-Decision-Proof (BUD-33)',
      answer: budgetVersionSchema,
      request: { path: { id: '{appointment}' } },
      withoutExample: true,
    },
    async (context) => {
      const opened = await open(context);
      await requireProof(opened, context.req.header(proofHeader));
      const { visitor, work } = opened;
      return context.json(await viewBudgetInForce(backend, work, visitor.clientId));
    },
  );

  app.post(
    `${root}/budget/total`,
    {
      access: 'lite',
      summary: 'What a choice of jobs would cost, with X-Decision-Proof; stores nothing (C-313)',
      body: totalRequestSchema,
      answer: budgetTotalSchema,
      request: { path: { id: '{appointment}' }, json: { version: 1, jobs: {} } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const opened = await open(context);
      const request = await readBody();
      await requireProof(opened, context.req.header(proofHeader));
      const { visitor, work } = opened;
      return context.json(await chosenTotal(database, visitor.company.name, work, request));
    },
  );

  app.post(
    `${root}/budget/decision`,
    {
      access: 'lite',
      summary: 'Decides about jobs, with a proof (BUD-33)',
      body: decisionRequestSchema,
      answer: decisionAnswerSchema,
      request: {
        path: { id: '{appointment}' },
        json: { version: 1, jobs: { none: 'later' }, total: 0 },
      },
      withoutExample: true,
    },
    async (context, readBody) => {
      const opened = await open(context);
      const request = await readBody();
      await requireProof(opened, request.proof);
      const { visitor, work, owner, client, contact } = opened;
      const scope = `budget/${visitor.clientId}`;
      const answer = await runCallOnce(backend, context, scope, request, async () => {
        const decided = await decideBudget(backend, visitor.company, owner, work.id, {
          version: request.version,
          jobs: request.jobs,
          total: request.total,
          earlyStart: request.early_start,
          how: 'link_code',
          kind: 'decided',
          person: {
            ...personOf({ name: client.name, nif: client.vat }, callerOf(context)),
            contact: contact === undefined ? null : maskContact(contact),
            reason: request.reason?.trim() || null,
            texts: request.texts ?? [],
          },
        });
        const isWhole = decided.budget.jobs.every(({ state }) => state === 'approved');
        return {
          message: isWhole ? texts.approved : texts.decided,
          budget: await viewBudgetInForce(backend, work, visitor.clientId),
          total: decided.total,
          undo_until: null,
          record_id: decided.recordId,
        };
      });
      return context.json(answer.body);
    },
  );
  app.include(liteCodeRoutes(backend));
  return app;
}
