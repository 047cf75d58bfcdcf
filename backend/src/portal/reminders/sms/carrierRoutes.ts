import { messageSchema } from '@portal/api/http/envelope';
import type { Context } from 'hono';
import * as v from 'valibot';
import { requireEvenSuspended } from '../../../accounts/companies/requireCompany.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { isSignatureValid } from '../../../platform/signed/signBody.ts';
import { texts } from '../texts.ts';
import { noteDelivered } from './noteDelivered.ts';
import { noteFailed } from './noteFailed.ts';
import { stopSms } from './stopSms.ts';

const inboundSchema = v.object({
  /** E.164. */
  from: v.pipe(v.string(), v.trim(), v.regex(/^\+\d{6,15}$/)),
  text: v.pipe(v.string(), v.maxLength(2000)),
});
const reportSchema = v.object({
  /** The `Idempotency-Key` that the SMS was handed over with. */
  id: v.pipe(v.string(), v.maxLength(64)),
  state: v.picklist(['delivered', 'failed']),
});

/** What the carrier of SMS tells: replies (REM-10), and what became of a message (REM-13). */
export function carrierRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const { database, clock } = backend;

  app.post(
    '/main/messages/sms/inbound',
    {
      access: 'gateway',
      summary: 'A reply by SMS, signed as SMS are handed over: STOP ends reminders by SMS (REM-10)',
      body: inboundSchema,
      answer: messageSchema,
      request: { json: { from: '+351912345678', text: 'STOP' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      await requireSignature(context, backend);
      const company = await requireEvenSuspended(context, backend);
      const { from, text } = await readBody();
      if (text.trim().toUpperCase() === 'STOP') await stopSms(backend, company, from, true);
      return context.json({ message: 'OK' });
    },
  );

  app.post(
    '/main/messages/sms/report',
    {
      access: 'gateway',
      summary: 'What became of an SMS, signed as SMS are handed over (REM-13)',
      body: reportSchema,
      answer: messageSchema,
      request: { json: { id: 'unknown', state: 'delivered' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      await requireSignature(context, backend);
      const { id, state } = await readBody();
      await (state === 'failed' ? noteFailed : noteDelivered)(database, id, clock.now());
      return context.json({ message: 'OK' });
    },
  );

  return app;
}

/** @throws ApiError 401 without the carrier's signature over the body, or where no secret is agreed on */
async function requireSignature(context: Context, { environment }: Backend): Promise<void> {
  const secret = environment.sms?.secret;
  const body = await context.req.text();
  const signature = context.req.header('x-portal-signature') ?? '';
  // By the clock of the machine, as carriers sign.
  if (secret === undefined || !isSignatureValid(secret, body, signature, new Date()))
    throw new ApiError(401, texts.unsigned);
}
