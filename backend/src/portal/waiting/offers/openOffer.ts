import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { texts } from '../texts.ts';

/** An offer with whose entry it is. */
export interface OfferRow extends Selectable<Schema['waitingOffers']> {
  bookingId: string | null;
  serviceIds: string[];
  itemId: string | null;
}

/** Whose offer: of a customer, and with a link of one booking (WAI-11). */
export interface OfferOwner {
  companyId: string;
  clientId: string;
  bookingId?: string;
}

/** An offer of a customer. @throws ApiError 404 for somebody else's */
export async function openOffer(
  database: Database,
  { companyId, clientId, bookingId }: OfferOwner,
  id: string,
): Promise<OfferRow> {
  const row = await database
    .selectFrom('waitingOffers as offer')
    .innerJoin('waitingEntries as entry', 'entry.id', 'offer.entryId')
    .selectAll('offer')
    .select(['entry.appointmentId as bookingId', 'entry.serviceIds', 'entry.itemId'])
    .where('offer.id', '=', id)
    .where('offer.companyId', '=', companyId)
    .where('offer.clientId', '=', clientId)
    .executeTakeFirst();
  if (row === undefined || (bookingId !== undefined && row.bookingId !== bookingId))
    throw new ApiError(404, texts.unknownOffer);
  return row;
}

/** The refusal of an offer that is over (WAI-07). */
export function offerOver(): ApiError {
  return new ApiError(409, texts.over, {
    title: texts.overTitle,
    body: texts.over,
    extra: { reason: 'OFFER_OVER' },
  });
}
