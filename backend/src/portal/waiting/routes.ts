import { forgetOldEntries } from './forgetOldEntries.ts';
import { messageSchema } from '@portal/api/http/envelope';
import {
  waitingJoinedSchema,
  waitingListSchema,
  waitingRequestSchema,
} from '@portal/api/work/waiting/waitingList';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { runCallOnce } from '../../platform/http/once/runCallOnce.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { endOverdueEntries } from './endOverdueEntries.ts';
import { joinWaitingList } from './joinWaitingList.ts';
import { leaveWaitingList } from './leaveWaitingList.ts';
import { liteWaitingRoutes } from './liteWaitingRoutes.ts';
import { expireOffers } from './offers/expireOffers.ts';
import { forgetReleasedTimes, offerReleasedTimes } from './offers/offerReleasedTimes.ts';
import { offerRoutes } from './offers/offerRoutes.ts';
import { ownerOf } from './ownerOf.ts';
import { readWaitingList } from './readWaitingList.ts';
import { texts } from './texts.ts';

/** A customer waits for a time that becomes free, and answers what is held then (WAI-01 to WAI-03, WAI-07 to WAI-11). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('booking');

  app.get(
    '/main/waiting-list',
    {
      access: 'customer',
      summary: 'What the customer waits for, and what is held (WAI-01, WAI-06)',
      answer: waitingListSchema,
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      return context.json(await readWaitingList(backend, customer.company, ownerOf(customer)));
    },
  );

  app.post(
    '/main/waiting-list',
    {
      access: 'customer',
      summary:
        'Waits for services, or for an earlier time of a booking; the same again is the entry that exists (WAI-01 to WAI-03)',
      body: waitingRequestSchema,
      answer: waitingJoinedSchema,
      request: {
        json: {
          service_ids: ['{service}'],
          item_id: '{item}',
          from: '2026-06-16',
          to: '2026-06-30',
          part: 1,
        },
      },
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      const body = await readBody();
      const scope = `waiting/${customer.client.id}`;
      const answer = await runCallOnce(backend, context, scope, body, async () => ({
        id: await joinWaitingList(backend, customer, body),
        message: texts.joined,
      }));
      return context.json(answer.body);
    },
  );

  app.delete(
    '/main/waiting-list/:id',
    {
      access: 'customer',
      summary: 'Waits no longer; what is held goes to the next (WAI-10)',
      answer: messageSchema,
      request: { path: { id: '{waiting}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      await leaveWaitingList(backend, { ...ownerOf(customer), id: readParameter(context, 'id') });
      return context.json({ message: texts.left });
    },
  );

  app.include(offerRoutes(backend));
  app.include(liteWaitingRoutes(backend));
  return app;
}

export const waitingCapability: Capability = {
  name: 'waiting list',
  routes,
  tasks: [
    { name: 'offer times that became free', everySeconds: 1, run: offerReleasedTimes },
    { name: 'end offers', everySeconds: 2, run: expireOffers },
    { name: 'end waiting', everySeconds: 60, run: endOverdueEntries },
    { name: 'forget times that became free', everySeconds: 3600, run: forgetReleasedTimes },
    { name: 'forget who waited long ago', everySeconds: 3600, run: forgetOldEntries },
  ],
};
