import { chatMessageSchema } from '@portal/api/work/createServicesApi';
import { Hono, type Context } from 'hono';
import { appointmentFacts } from '../appointments/appointmentFacts.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import {
  addAppointmentMessage,
  cancelAppointment,
  confirmAppointment,
} from '../appointments/changeAppointment.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readJson } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { findLiteSubject, presentLiteEntry } from '../lite/presentLite.ts';
import { limitChanges } from '../../accounts/limits/limitChanges.ts';
import {
  requireLiteVisitor,
  requireOwnSubject,
  type LiteVisitor,
} from '../lite/requireLiteVisitor.ts';
import { texts as liteTexts } from '../lite/texts.ts';
import { texts } from '../services/texts.ts';

export const calendarServiceCapability: Capability = { name: 'calendar', routes };

/**
 * The calendar service: one appointment for whoever has its credential in `X-Client-Token` (API-59..62). A lite
 * link looks and confirms; cancelling and writing need the `token_cal` that a session gets (LITE-08, LITE-24, C-13).
 */
function routes(backend: Backend): Hono {
  const app = new Hono({ strict: false });

  app.get('/calendar/customer/appointment', async (context) => {
    const visitor = await requireLiteVisitor(context, backend);
    const subject = await findLiteSubject(backend, visitor);
    if (subject?.kind !== 'appointment') return context.json({ pending: [], history: [] });
    const entry = await presentLiteEntry(backend, visitor.company, subject);
    const isHistory = appointmentFacts(subject.row, backend.clock.now()).is_history;
    return context.json({
      pending: isHistory ? [] : [entry],
      history: isHistory ? [entry] : [],
    });
  });

  app.post('/calendar/customer/appointment/:id/confirm', async (context) => {
    const { visitor, row } = await requireAppointment(context, backend);
    await confirmAppointment(backend, visitor.company, row);
    return context.json({ message: texts.confirmed });
  });

  app.delete('/calendar/customer/appointment/:id', async (context) => {
    const { visitor, row } = await requireAppointment(context, backend);
    requireActor(visitor);
    await cancelAppointment(backend, visitor.company, row);
    return context.json({ message: texts.cancelled });
  });

  app.post('/calendar/customer/appointment/:id/chat/add', async (context) => {
    const { visitor, row } = await requireAppointment(context, backend);
    requireActor(visitor);
    const { message } = await readJson(context, chatMessageSchema);
    await limitChanges(backend, visitor.clientId, 'messages');
    await addAppointmentMessage(backend, row, message);
    return context.json({ message: texts.sent });
  });
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
