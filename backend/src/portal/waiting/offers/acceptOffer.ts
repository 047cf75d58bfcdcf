import type { OfferAccepted } from '@portal/api/work/waiting/waitingList';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { lockAppointment } from '../../appointments/lockAppointment.ts';
import { texts } from '../texts.ts';
import { lockEntry } from './lockEntry.ts';
import { offerOver, openOffer, type OfferOwner, type OfferRow } from './openOffer.ts';

/** What an offer became. */
export interface Accepted {
  appointmentId: string;
  isPaymentRequired: boolean;
}

/** Turns what is held into what was wanted: the caller has locked entry and offer, and the hold is theirs. */
export type TakeOffer = (transaction: Transaction, offer: OfferRow, now: Date) => Promise<Accepted>;

/**
 * Accepts a time that is held: in one transaction it becomes the booking, or the booking's (WAI-07). Accepted again it
 * answers what it became.
 * @throws ApiError 404 for somebody else's, 409 `OFFER_OVER` once it is over, and as `take`
 */
export async function acceptOffer(
  { database, clock }: Backend,
  owner: OfferOwner,
  id: string,
  take: TakeOffer,
): Promise<OfferAccepted> {
  return inTransaction(database, async (transaction) => {
    const { entryId, bookingId } = await openOffer(transaction, owner, id);
    if (bookingId !== null) await lockAppointment(transaction, bookingId);
    await lockEntry(transaction, entryId);
    const offer = await openOffer(transaction, owner, id);
    const isMove = bookingId !== null;
    if (offer.state === 'accepted' && offer.appointmentId !== null)
      return answerOf(await acceptedBefore(transaction, offer.appointmentId, isMove), isMove);
    const now = clock.now();
    if (offer.state !== 'open' || offer.until <= now) throw offerOver();
    await transaction
      .updateTable('waitingEntries')
      .set({ state: 'ended', endReason: isMove ? 'MOVED' : 'BOOKED', endedAt: now })
      .where('id', '=', entryId)
      .execute();
    const accepted = await take(transaction, offer, now);
    await transaction
      .updateTable('waitingOffers')
      .set({ state: 'accepted', holdId: null, appointmentId: accepted.appointmentId, endedAt: now })
      .where('id', '=', id)
      .execute();
    return answerOf(accepted, isMove);
  });
}

/** What an offer became, as it was first answered: a move asks for no payment, a booking as long as there is one unpaid. */
async function acceptedBefore(
  transaction: Transaction,
  appointmentId: string,
  isMove: boolean,
): Promise<Accepted> {
  if (isMove) return { appointmentId, isPaymentRequired: false };
  const unpaid = await transaction
    .selectFrom('payments')
    .select('id')
    .where('subject', '=', `S-${appointmentId}`)
    .where('state', '<>', 'PAYED')
    .executeTakeFirst();
  return { appointmentId, isPaymentRequired: unpaid !== undefined };
}

function answerOf({ appointmentId, isPaymentRequired }: Accepted, moved: boolean): OfferAccepted {
  const booked = isPaymentRequired ? texts.bookedToPay : texts.booked;
  return {
    message: moved ? texts.moved : booked,
    appointment_id: `S-${appointmentId}`,
    moved,
    payments_required: isPaymentRequired,
  };
}
