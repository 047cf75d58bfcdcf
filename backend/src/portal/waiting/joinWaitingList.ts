import type { waitingRequestSchema } from '@portal/api/work/waiting/waitingList';
import { WAITING_MAX_DAYS } from '@portal/domain/limits';
import { addDays, earliestDay } from '@portal/domain/time/isoDate';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { lockKeys } from '../../platform/database/lockKeys.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/newId.ts';
import { lastBookableDay } from '../schedule/lastBookableDay.ts';
import { loadSettings } from '../schedule/settings.ts';
import { wallClock } from '../schedule/slots/wallClock.ts';
import { MOST_ENTRIES } from './limits.ts';
import { texts } from './texts.ts';
import { waitedBooking, waitedServices, type Waited } from './waited.ts';

type Request = v.InferOutput<typeof waitingRequestSchema>;

/**
 * Enters a customer on the waiting list: for services (WAI-01), or for an earlier time of a booking (WAI-03). Who asks for
 * the same again, or for the same booking, has the entry that exists, with days and part of day as they are asked for now.
 * @returns the id of the entry
 * @throws ApiError 403 where there is no waiting list, 400 for impossible choices, 404 for somebody else's booking, 409
 *   where the booking cannot be moved or there are five entries (WAI-02)
 */
export async function joinWaitingList(
  backend: Backend,
  customer: Customer,
  request: Request,
): Promise<string> {
  const { database, clock } = backend;
  if (customer.company.schedulerModule !== 'FULL' || !customer.company.waitingList)
    throw new ApiError(403, texts.notOffered, { code: 'home' });
  const now = clock.now();
  const waited =
    request.appointment_id === null
      ? await waitedServices(database, customer, request)
      : await waitedBooking(database, customer, request, request.appointment_id, now);
  const settings = await loadSettings(database, customer.company.id);
  const today = wallClock(now, customer.company.timeZone).date;
  const days = daysOf(request, waited, today, lastBookableDay(customer.company, settings, now));
  return inTransaction(database, (transaction) =>
    enter(transaction, customer, waited, { ...days, part: request.part }, now),
  );
}

interface Wish {
  firstDay: string;
  lastDay: string;
  part: number;
}

/**
 * The days that are waited for. Where a booking stands behind what can be waited for, as many as can be (C-887).
 * @throws ApiError 400 with the field for none, too many, or beyond what can be booked
 */
function daysOf(
  { from, to }: Request,
  { onlyDay, lastDay: latest }: Waited,
  today: string,
  horizon: string,
): Pick<Wish, 'firstDay' | 'lastDay'> {
  if (onlyDay !== undefined) return { firstDay: onlyDay, lastDay: onlyDay };
  const firstDay = from < today ? today : from;
  const farthest = addDays(firstDay, WAITING_MAX_DAYS - 1);
  const lastDay = latest === undefined ? to : earliestDay(to, latest, horizon, farthest);
  const wrong = (field: 'from' | 'to') => new ApiError(400, texts.wrongRange, { extra: { field } });
  if (from > to) throw wrong('from');
  if (lastDay < firstDay || lastDay > earliestDay(horizon, farthest)) throw wrong('to');
  return { firstDay, lastDay };
}

async function enter(
  transaction: Transaction,
  { company, client }: Customer,
  { serviceIds, expertId, itemId, appointmentId }: Waited,
  wish: Wish,
  now: Date,
): Promise<string> {
  await lockKeys(transaction, [`waiting/${client.id}`]);
  const open = await transaction
    .selectFrom('waitingEntries')
    .select(['id', 'appointmentId'])
    .select(
      sql<boolean>`appointment_id is null and service_ids = ${serviceIds}::text[]
        and expert_id is not distinct from ${expertId}::text
        and first_day = ${wish.firstDay}::date and last_day = ${wish.lastDay}::date`.as('isSame'),
    )
    .where('companyId', '=', company.id)
    .where('clientId', '=', client.id)
    .where('endedAt', 'is', null)
    .execute();
  const same = open.find((entry) =>
    appointmentId === null ? entry.isSame : entry.appointmentId === appointmentId,
  );
  if (same !== undefined) {
    await transaction
      .updateTable('waitingEntries')
      .set({ ...wish, expertId })
      .where('id', '=', same.id)
      // What is held was offered for what was wanted then.
      .where('state', '=', 'waiting')
      .execute();
    return same.id;
  }
  if (open.length >= MOST_ENTRIES)
    throw new ApiError(409, texts.tooMany, {
      title: texts.tooManyTitle,
      body: texts.tooMany,
      extra: { reason: 'TOO_MANY_ENTRIES' },
    });
  const id = newId();
  await transaction
    .insertInto('waitingEntries')
    .values({
      ...{ id, companyId: company.id, clientId: client.id, ...wish },
      ...{ serviceIds: [...serviceIds], expertId, itemId, appointmentId, createdAt: now },
    })
    .execute();
  return id;
}
