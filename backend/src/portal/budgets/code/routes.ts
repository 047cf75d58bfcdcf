import { codeProofSchema, codeSentSchema } from '@portal/api/work/budget/decision';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { clientAddress } from '../../../platform/http/clientAddress.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { openBudgetedWork } from '../openBudgetedWork.ts';
import type { CodeReceiver } from './codeReceiver.ts';
import { proveByCode } from './proveByCode.ts';
import { sendCodeOnce } from './sendCodeOnce.ts';

const codeSchema = v.object({ code: v.pipe(v.string(), v.maxLength(20)) });

/** Codes for decisions above the provider's amount (BUD-32). */
export function codeRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('subjects');

  const receiverOf = async (context: Context): Promise<CodeReceiver> => {
    const { customer, work } = await openBudgetedWork(context, backend);
    const { company, client, user } = customer;
    return {
      company,
      clientId: client.id,
      subject: `A-${work.id}`,
      customer,
      contact: user.loginPhone ?? user.loginEmail ?? undefined,
      address: clientAddress(context),
    };
  };

  app.post(
    '/main/services/:id/code',
    {
      access: 'customer',
      summary: 'Sends a code to the login contact, for a decision that needs one (BUD-32)',
      body: v.object({}),
      answer: codeSentSchema,
      request: { path: { id: '{work}' }, json: {} },
      withoutExample: true,
    },
    async (context, readBody) => {
      const body = await readBody();
      const receiver = await receiverOf(context);
      return context.json(await sendCodeOnce(backend, context, receiver, body));
    },
  );

  app.post(
    '/main/services/:id/code/validate',
    {
      access: 'customer',
      summary: 'Takes the code; the proof is good for this subject for 30 minutes (BUD-32)',
      body: codeSchema,
      answer: codeProofSchema,
      request: { path: { id: '{work}' }, json: { code: '123456' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { code } = await readBody();
      return context.json(await proveByCode(backend, await receiverOf(context), code));
    },
  );
  return app;
}
