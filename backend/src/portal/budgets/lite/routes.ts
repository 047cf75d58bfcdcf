import { budgetTotalSchema, budgetVersionSchema } from '@portal/api/work/budget/budget';
import {
  codeProofSchema,
  codeSentSchema,
  decisionAnswerSchema,
  decisionRequestSchema,
  totalRequestSchema,
} from '@portal/api/work/budget/decision';
import type { Context } from 'hono';
import * as v from 'valibot';
import { maskContact } from '../../../accounts/contacts/maskContact.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { clientAddress } from '../../../platform/http/clientAddress.ts';
import { runCallOnce } from '../../../platform/http/runCallOnce.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { findLiteSubject } from '../../lite/presentLite.ts';
import { requireOwnSubject } from '../../lite/requireLiteVisitor.ts';
import { chosenTotal } from '../decision/chosenTotal.ts';
import type { CodeReceiver } from '../code/codeReceiver.ts';
import { proveByCode } from '../code/proveByCode.ts';
import { sendDecisionCode } from '../code/sendDecisionCode.ts';
import { isDecisionProof } from '../code/decisionProof.ts';
import { decideBudget } from '../decision/decideBudget.ts';
import { callerOf, personOf } from '../personOf.ts';
import { texts } from '../texts.ts';
import { viewBudgetInForce } from '../viewBudgetInForce.ts';
import { customerOnFile } from './customerOnFile.ts';

const codeSchema = v.object({ code: v.pipe(v.string(), v.maxLength(20)) });
/** A header and not a part of the address, which is written into logs. */
const proofHeader = 'X-Decision-Proof';

/** What a visitor with a link sees and decides of a budget, once a code was entered (BUD-33, D-02). */
export function liteBudgetRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('lite');
  const { database, clock } = backend;
  const root = '/calendar/customer/showcase/:id';

  /** @throws ApiError 401 and 404 as requireOwnSubject, 409 for an appointment */
  const open = async (context: Context) => {
    const visitor = await requireOwnSubject(context, backend, readParameter(context, 'id'));
    const subject = await findLiteSubject(backend, visitor);
    if (subject === undefined) throw new ApiError(404, texts.notFound);
    if (subject.kind !== 'work') throw new ApiError(409, texts.nothingToDecide, texts.refused);
    const owner = { companyId: visitor.company.id, clientId: visitor.clientId };
    const client = await customerOnFile(database, owner);
    return { visitor, work: subject.row, owner, client, contact: client.contact };
  };
  type Opened = Awaited<ReturnType<typeof open>>;

  const receiverOf = (context: Context, { visitor, contact }: Opened): CodeReceiver => ({
    company: visitor.company,
    clientId: visitor.clientId,
    subject: visitor.subject,
    contact,
    address: clientAddress(context),
  });

  /** @throws ApiError 403 without a proof of this subject */
  const requireProof = async ({ visitor }: Opened, proof: string | undefined) => {
    if (!(await isDecisionProof(database, proof, visitor, clock.now())))
      throw new ApiError(403, texts.proofNeeded, { extra: { reason: 'CODE_REQUIRED' } });
  };

  app.post(
    `${root}/code`,
    {
      access: 'lite',
      summary: 'Sends a code to the contact on file, which is answered masked (BUD-33)',
      body: v.object({}),
      answer: codeSentSchema,
      request: { path: { id: '{appointment}' }, json: {} },
      withoutExample: true,
    },
    async (context, readBody) => {
      const opened = await open(context);
      await readBody();
      return context.json(await sendDecisionCode(backend, receiverOf(context, opened)));
    },
  );

  app.post(
    `${root}/code/validate`,
    {
      access: 'lite',
      summary: 'Takes the code; the proof is good for 30 minutes (BUD-33)',
      body: codeSchema,
      answer: codeProofSchema,
      request: { path: { id: '{appointment}' }, json: { code: '123456' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const opened = await open(context);
      const { code } = await readBody();
      return context.json(await proveByCode(backend, receiverOf(context, opened), code));
    },
  );

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
  return app;
}
