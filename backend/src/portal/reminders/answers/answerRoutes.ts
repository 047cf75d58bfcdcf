import { declineSchema } from '@portal/api/work/reminder/decline';
import { messageSchema } from '@portal/api/http/envelope';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { requireOwnSubject } from '../../lite/requireLiteVisitor.ts';
import { texts as liteTexts } from '../../lite/texts.ts';
import { stopSms } from '../sms/stopSms.ts';
import { texts } from '../texts.ts';
import { declineAppointment } from './declineAppointment.ts';

const root = '/calendar/customer/showcase/:id';

/** What the page of a reminder's link lets do beside confirming and moving (REM-10, REM-12). */
export function answerRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('lite');

  app.post(
    `${root}/decline`,
    {
      access: 'lite',
      summary:
        'Cancels the appointment of a reminder, with the key of the reminder only; with a proof where something was paid (REM-12)',
      body: declineSchema,
      answer: messageSchema,
      request: { path: { id: '{appointment}' }, json: { kept: 0 } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const visitor = await openReminder(context, backend);
      const message = await declineAppointment(backend, visitor, await readBody());
      return context.json({ message });
    },
  );

  app.post(
    `${root}/stop-sms`,
    {
      access: 'lite',
      summary: 'Ends reminders by SMS to the number that the reminder went to (REM-10)',
      body: v.object({}),
      answer: messageSchema,
      request: { path: { id: '{appointment}' }, json: {} },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { company, reminder } = await openReminder(context, backend);
      await readBody();
      if (reminder.smsTo === null) throw new ApiError(409, texts.notBySms);
      await stopSms(backend, company, reminder.smsTo, false);
      return context.json({ message: texts.stopped(company.name) });
    },
  );
  return app;
}

/** @throws ApiError as requireOwnSubject, 403 for a link that no reminder brought */
async function openReminder(context: Context, backend: Backend) {
  const { reminder, ...visitor } = await requireOwnSubject(
    context,
    backend,
    readParameter(context, 'id'),
  );
  if (reminder === undefined) throw new ApiError(403, liteTexts.loginNeeded);
  return { ...visitor, reminder };
}
