import { messageSchema } from '@portal/api/http/envelope';
import { moveAnswerSchema, moveRequestSchema, moveTermsSchema } from '@portal/api/work/moves/move';
import type { Context } from 'hono';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { openSubject } from '../services/openSubject.ts';
import { moveOnce } from './moveOnce.ts';
import { readMoveTerms } from './readMoveTerms.ts';
import { withdrawMove } from './requests/withdrawMove.ts';
import { texts } from './texts.ts';

/** A customer moves an appointment, or asks for another time of it (RSC-02, RSC-05, RSC-09). */
export function moveRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('subjects');

  app.get(
    '/main/services/:id/move',
    {
      access: 'customer',
      summary: 'Whether an appointment can be moved, and the free times closest to it (RSC-02)',
      answer: moveTermsSchema,
      request: { path: { id: '{appointment}' } },
    },
    async (context) => {
      const { customer, row } = await openAppointment(context, backend);
      return context.json(await readMoveTerms(backend, customer.company, row));
    },
  );

  app.post(
    '/main/services/:id/move',
    {
      access: 'customer',
      summary:
        'Moves an appointment; 409 with `reason` where it cannot be, with `alternatives` where the time is taken (RSC-05)',
      body: moveRequestSchema,
      answer: moveAnswerSchema,
      request: { path: { id: '{appointment}' }, json: { date: '2026-06-16', time: '14:00' } },
    },
    async (context, readBody) => {
      const { customer, row } = await openAppointment(context, backend);
      return context.json(
        await moveOnce(context, backend, customer.company, row, await readBody()),
      );
    },
  );

  app.delete(
    '/main/services/:id/move',
    {
      access: 'customer',
      summary: 'Withdraws the request for another time; 409 once it has ended (RSC-09)',
      answer: messageSchema,
      request: { path: { id: '{appointment}' } },
      withoutExample: true,
    },
    async (context) => {
      const { row } = await openAppointment(context, backend);
      await withdrawMove(backend, row);
      return context.json({ message: texts.withdrawn });
    },
  );

  return app;
}

/** The customer who calls, and their appointment in the path. @throws ApiError as openSubject, 409 for a work (RSC-05) */
async function openAppointment(
  context: Context,
  backend: Backend,
): Promise<{ customer: Customer; row: AppointmentRow }> {
  const { customer, subject } = await openSubject(context, backend);
  if (subject.kind === 'work')
    throw new ApiError(409, texts.notOffered, {
      title: texts.refusedTitle,
      body: texts.notOffered,
    });
  return { customer, row: subject.row };
}
