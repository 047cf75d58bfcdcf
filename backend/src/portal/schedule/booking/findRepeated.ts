import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { texts } from '../texts.ts';
import { bookedBeforeError } from './bookedBeforeError.ts';
import type { Booking } from './booking.ts';
import { requestKeyOf } from './requestKeyOf.ts';
import { titleOf } from './titleOf.ts';
import type { Wish } from './wish.ts';

/**
 * The booking that an earlier call with the same draft and choices made.
 * @throws ApiError 404 for a draft of somebody else, 409 with the booking that one became by other choices
 */
export async function findRepeated(
  database: Database,
  { customer, request, selection }: Pick<Wish, 'customer' | 'request' | 'selection'>,
): Promise<Booking | undefined> {
  const id = request.scheduler_id ?? null;
  if (id === null) return undefined;
  const row = await database
    .selectFrom('scheduleDrafts as draft')
    .leftJoin('appointments as appointment', 'appointment.id', 'draft.id')
    .select(sql<Date | null>`lower(appointment.during)`.as('start'))
    .select('appointment.requestKey')
    .where('draft.id', '=', id)
    .where('draft.companyId', '=', customer.company.id)
    .where('draft.clientId', '=', customer.client.id)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(404, texts.unknownDraft);
  if (row.start === null) return undefined;
  if (row.requestKey !== requestKeyOf(request)) throw bookedBeforeError(id);
  return {
    appointmentId: id,
    start: row.start,
    title: titleOf(selection),
    paymentsRequired: selection.prepaidCents !== null,
  };
}
