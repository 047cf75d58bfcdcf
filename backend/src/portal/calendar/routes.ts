import * as v from 'valibot';
import { appointmentsSchema } from '@portal/api/work/appointment';
import { messageSchema } from '@portal/api/http/envelope';
import { chatMessageSchema } from '@portal/api/work/createServicesApi';
import type { Context } from 'hono';
import { appointmentFacts } from '../appointments/appointmentFacts.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { addAppointmentMessage } from '../appointments/addAppointmentMessage.ts';
import { cancelAppointment } from '../appointments/cancelAppointment.ts';
import { confirmAppointment } from '../appointments/confirmAppointment.ts';
import { shownStartQuery } from '../appointments/shownStartQuery.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { keptQuery } from '../policies/keptQuery.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { findLiteSubject, presentLiteEntry } from '../lite/presentLite.ts';
import {
  requireLiteVisitor,
  requireOwnSubject,
  type LiteVisitor,
} from '../lite/requireLiteVisitor.ts';
import { texts as liteTexts } from '../lite/texts.ts';
import { sendMessageOnce } from '../services/chat/sendMessageOnce.ts';
import { texts } from '../services/texts.ts';

export const calendarServiceCapability: Capability = { name: 'calendar', routes };

/**
 * The calendar service: one appointment for whoever has its credential in `X-Client-Token` (API-59..62). A lite
 * link looks and confirms; cancelling and writing need the `token_cal` that a session gets (LITE-08, LITE-24, C-13).
 */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('lite');

  app.get(
    '/calendar/customer/appointment',
    {
      access: 'lite',
      summary: 'The one appointment, pending or history (API-59)',
      answer: appointmentsSchema,
    },
    async (context) => {
      const visitor = await requireLiteVisitor(context, backend);
      const subject = await findLiteSubject(backend, visitor);
      if (subject?.kind !== 'appointment') return context.json({ pending: [], history: [] });
      const entry = await presentLiteEntry(backend, visitor.company, subject);
      const isHistory = appointmentFacts(subject.row, backend.clock.now()).is_history;
      return context.json({
        pending: isHistory ? [] : [entry],
        history: isHistory ? [entry] : [],
      });
    },
  );

  app.post(
    '/calendar/customer/appointment/:id/confirm',
    {
      access: 'lite',
      summary:
        'Confirms the appointment; 409 where it starts at another time than the one shown (API-60, C-973)',
      query: v.object({ start: v.optional(v.string()) }),
      answer: messageSchema,
      request: { path: { id: '{appointment}' } },
    },
    async (context) => {
      const { visitor, row } = await requireAppointment(context, backend);
      const { start } = await readQuery(context, shownStartQuery);
      await confirmAppointment(backend, visitor.company, row, start);
      return context.json({ message: texts.confirmed });
    },
  );

  app.delete(
    '/calendar/customer/appointment/:id',
    {
      access: 'lite',
      summary:
        'Cancels the appointment; with a session’s token_cal only; 409 where it keeps another sum than the one shown (API-61, POL-08)',
      query: v.object({ kept: v.optional(v.string()) }),
      answer: messageSchema,
      request: { path: { id: '{appointment}' } },
      withoutExample: true,
    },
    async (context) => {
      const { visitor, row } = await requireAppointment(context, backend);
      requireActor(visitor);
      const { kept } = await readQuery(context, keptQuery);
      await cancelAppointment(backend, visitor.company, row, {
        keptShown: kept,
        isIdentified: true,
      });
      return context.json({ message: texts.cancelled });
    },
  );

  app.post(
    '/calendar/customer/appointment/:id/chat/add',
    {
      access: 'lite',
      summary:
        'Writes to the provider, once per `Idempotency-Key`; with a session’s token_cal only (API-62, OFF-03)',
      body: chatMessageSchema,
      answer: messageSchema,
      request: { path: { id: '{appointment}' }, json: { message: 'Posso chegar mais cedo?' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { visitor, row } = await requireAppointment(context, backend);
      requireActor(visitor);
      const { message } = await readBody();
      const { clientId } = visitor;
      const written = { clientId, subject: `S-${row.id}`, message };
      const answer = await sendMessageOnce(context, backend, written, (database) =>
        addAppointmentMessage({ database, clock: backend.clock }, row, message),
      );
      return context.json(answer);
    },
  );
  return app;
}

/** The appointment in the path, when it is the credential's own. @throws ApiError as requireOwnSubject */
async function requireAppointment(
  context: Context,
  backend: Backend,
): Promise<{ visitor: LiteVisitor; row: AppointmentRow }> {
  const visitor = await requireOwnSubject(context, backend, readParameter(context, 'id'));
  const subject = await findLiteSubject(backend, visitor);
  if (subject?.kind !== 'appointment') throw new ApiError(404, liteTexts.unknownLink);
  return { visitor, row: subject.row };
}

/** @throws ApiError 403 for a lite link, which only looks and confirms */
function requireActor({ mayAct }: LiteVisitor): void {
  if (!mayAct) throw new ApiError(403, liteTexts.loginNeeded);
}
