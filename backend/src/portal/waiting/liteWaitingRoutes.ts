import { messageSchema } from '@portal/api/http/envelope';
import {
  offerAcceptanceSchema,
  offerAcceptedSchema,
  waitingListSchema,
} from '@portal/api/work/waiting/waitingList';
import { bareId, isAppointmentId } from '@portal/domain/work/bareId';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { runCallOnce } from '../../platform/http/once/runCallOnce.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { requireOwnSubject } from '../lite/requireLiteVisitor.ts';
import { leaveWaitingList } from './leaveWaitingList.ts';
import { acceptOffer } from './offers/acceptOffer.ts';
import { declineOffer } from './offers/declineOffer.ts';
import { takeMove } from './offers/takeMove.ts';
import { readWaitingList } from './readWaitingList.ts';
import { texts } from './texts.ts';

const path = '/calendar/customer/showcase/:id/waiting-list';
const offer = `${path}/offers/:offerId`;
const request = { path: { id: '{appointment}' } };

/** By the link of a booking: the earlier time that is held for it, and waiting for one (WAI-10, WAI-11). */
export function liteWaitingRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('lite');

  app.get(
    path,
    {
      access: 'lite',
      summary: 'Whether an earlier time of the booking is waited for, and what is held (WAI-11)',
      answer: waitingListSchema,
      request,
    },
    async (context) => {
      const { company, owner } = await openShown(context, backend);
      return context.json(await readWaitingList(backend, company, owner));
    },
  );

  app.delete(
    `${path}/:entryId`,
    {
      access: 'lite',
      summary: 'Waits no longer (WAI-10)',
      answer: messageSchema,
      request: { path: { id: '{appointment}', entryId: 'none' } },
      withoutExample: true,
    },
    async (context) => {
      const { owner } = await openShown(context, backend);
      const key = { ...owner, id: readParameter(context, 'entryId') };
      await leaveWaitingList(backend, key, owner.bookingId);
      return context.json({ message: texts.left });
    },
  );

  app.post(
    `${offer}/accept`,
    {
      access: 'lite',
      summary: 'Moves the booking to what is held; refuses as the call of a session does (WAI-11)',
      body: offerAcceptanceSchema,
      answer: offerAcceptedSchema,
      request: { path: { id: '{appointment}', offerId: 'none' }, json: {} },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { company, owner } = await openShown(context, backend);
      const body = await readBody();
      const answer = await runCallOnce(backend, context, `waiting/${owner.clientId}`, body, () =>
        acceptOffer(backend, owner, readParameter(context, 'offerId'), (transaction, held, now) =>
          takeMove(transaction, backend, company, held, now),
        ),
      );
      return context.json(answer.body);
    },
  );

  app.post(
    `${offer}/decline`,
    {
      access: 'lite',
      summary: 'Does not want what is held, and waits on (WAI-09)',
      body: v.object({}),
      answer: messageSchema,
      request: { path: { id: '{appointment}', offerId: 'none' }, json: {} },
      withoutExample: true,
    },
    async (context) => {
      const { company, owner } = await openShown(context, backend);
      await declineOffer(backend, company, owner, readParameter(context, 'offerId'));
      return context.json({ message: texts.declined });
    },
  );

  return app;
}

/** Whose link it is, of which booking. @throws ApiError as requireOwnSubject, 404 for a work */
async function openShown(
  context: Context,
  backend: Backend,
): Promise<{
  company: Company;
  owner: { companyId: string; clientId: string; bookingId: string };
}> {
  const { company, clientId, subject } = await requireOwnSubject(
    context,
    backend,
    readParameter(context, 'id'),
  );
  if (!isAppointmentId(subject)) throw new ApiError(404, texts.unknownEntry);
  return { company, owner: { companyId: company.id, clientId, bookingId: bareId(subject) } };
}
