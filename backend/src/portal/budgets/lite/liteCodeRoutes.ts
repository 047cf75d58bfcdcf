import { codeProofSchema, codeSentSchema } from '@portal/api/work/budget/decision';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { clientAddress } from '../../../platform/http/clientAddress.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import type { CodeReceiver } from '../code/codeReceiver.ts';
import { proveByCode } from '../code/proveByCode.ts';
import { sendCodeOnce } from '../code/sendCodeOnce.ts';
import { openProvable } from './openProvable.ts';

const codeSchema = v.object({ code: v.pipe(v.string(), v.maxLength(20)) });

/** The code to the contact on file, without which a link decides nothing about money (BUD-33, REM-12). */
export function liteCodeRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('lite');
  const root = '/calendar/customer/showcase/:id';

  const receiverOf = async (context: Context): Promise<CodeReceiver> => {
    const { visitor, contact } = await openProvable(context, backend);
    return {
      company: visitor.company,
      clientId: visitor.clientId,
      subject: visitor.subject,
      contact,
      address: clientAddress(context),
    };
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
      const receiver = await receiverOf(context);
      const body = await readBody();
      return context.json(await sendCodeOnce(backend, context, receiver, body));
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
      const receiver = await receiverOf(context);
      const { code } = await readBody();
      return context.json(await proveByCode(backend, receiver, code));
    },
  );
  return app;
}
