import {
  scheduleRequestSchema,
  draftScheduleSchema,
  bookingAnswerSchema,
} from '@portal/api/work/createScheduleApi';
import type { Backend } from '../../../platform/backend.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { requireCustomer } from '../../../accounts/sessions/requireCustomer.ts';
import { book } from './book.ts';
import { saveDraft } from '../draft.ts';
import { texts } from '../texts.ts';
import { presentContract } from '../../withdrawals/contract/presentContract.ts';
import { requireBookable } from '../requireBookable.ts';

const booking = {
  item_id: '{item}',
  services: [{ id: '{service}', observation: 'Faz barulho a travar.' }],
  date: '2026-06-16',
  time: '17:00',
  prefered_time: 3,
};

/** A booking that is being made, and the booking (API-67, API-68). */
export function bookingRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('booking');

  app.post(
    '/main/schedule/draft',
    {
      access: 'customer',
      summary: 'Keeps a booking that is being made (API-67)',
      body: scheduleRequestSchema,
      answer: draftScheduleSchema,
      request: { json: booking },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      requireBookable(customer.company);
      const request = await readBody();
      const draft = await saveDraft(backend.database, customer, request, backend.clock.now());
      return context.json({
        success: true,
        title: texts.draftTitle,
        body: texts.draftKept,
        scheduler_id: draft.id,
        draft_work_id: draft.workId,
      });
    },
  );

  app.post(
    '/main/schedule',
    {
      access: 'customer',
      summary:
        'Books; 409 with alternatives when the time is taken, with the booking when the draft became one (API-68)',
      body: scheduleRequestSchema,
      answer: bookingAnswerSchema,
      request: { json: booking },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      const request = await readBody();
      const booking = await book(backend, customer, request);
      return context.json({
        success: true,
        paymentsRequired: booking.paymentsRequired,
        appointmentId: `S-${booking.appointmentId}`,
        schedulerId: booking.appointmentId,
        title: texts.bookedTitle,
        body: booking.paymentsRequired ? texts.bookedToPay : texts.booked,
        alternatives: [],
        contract: await presentContract(backend, customer.company, `S-${booking.appointmentId}`),
      });
    },
  );

  return app;
}
