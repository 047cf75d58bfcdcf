import { messageSchema } from '@portal/api/http/envelope';
import { offerAcceptanceSchema, offerAcceptedSchema } from '@portal/api/work/waiting/waitingList';
import * as v from 'valibot';
import { requireCustomer } from '../../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../../platform/backend.ts';
import { runCallOnce } from '../../../platform/http/once/runCallOnce.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { ownerOf } from '../ownerOf.ts';
import { texts } from '../texts.ts';
import { acceptOffer } from './acceptOffer.ts';
import { declineOffer } from './declineOffer.ts';
import { takeBooking } from './takeBooking.ts';
import { takeMove } from './takeMove.ts';

/** Answers to what is held (WAI-07, WAI-09). */
export function offerRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('booking');

  app.post(
    '/main/waiting-list/offers/:id/accept',
    {
      access: 'customer',
      summary:
        'Takes what is held: it becomes the booking, or the time of the one that was wanted earlier; 409 `OFFER_OVER` (WAI-07)',
      body: offerAcceptanceSchema,
      answer: offerAcceptedSchema,
      request: { path: { id: 'none' }, json: {} },
      withoutExample: true,
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      const body = await readBody();
      const scope = `waiting/${customer.client.id}`;
      const answer = await runCallOnce(backend, context, scope, body, () =>
        acceptOffer(
          backend,
          ownerOf(customer),
          readParameter(context, 'id'),
          (transaction, offer, now) =>
            offer.bookingId === null
              ? takeBooking(transaction, backend, customer, offer, body, now)
              : takeMove(transaction, backend, customer.company, offer, now),
        ),
      );
      return context.json(answer.body);
    },
  );

  app.post(
    '/main/waiting-list/offers/:id/decline',
    {
      access: 'customer',
      summary: 'Does not want what is held, and waits on; 409 `OFFER_OVER` (WAI-09)',
      body: v.object({}),
      answer: messageSchema,
      request: { path: { id: 'none' }, json: {} },
      withoutExample: true,
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const id = readParameter(context, 'id');
      await declineOffer(backend, customer.company, ownerOf(customer), id);
      return context.json({ message: texts.declined });
    },
  );

  return app;
}
