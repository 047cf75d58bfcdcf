import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findAppointmentOfCompany } from '../../appointments/appointmentRow.ts';
import { notifyCustomer } from '../../customerNotifications/notifyCustomer.ts';
import { applyMove } from '../../moves/applyMove.ts';
import { refusedMove } from '../../moves/lockMovable.ts';
import { moveFacts } from '../../moves/moveFacts.ts';
import { moveOffer } from '../../moves/moveOffer.ts';
import { endMoveRequest } from '../../moves/requests/endMoveRequest.ts';
import { endHold } from '../../schedule/holds/endHold.ts';
import type { Accepted } from './acceptOffer.ts';
import { offerOver, type OfferRow } from './openOffer.ts';

/**
 * What is held becomes the booking's time, at once also where the provider confirms moves by hand, and not counted among
 * its moves (WAI-07). Another time that is asked for is asked for no longer.
 * @throws ApiError 409 with `reason` while a payment is under way, `OFFER_OVER` where there is no booking to move
 */
export async function takeMove(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  offer: OfferRow,
  now: Date,
): Promise<Accepted> {
  const { bookingId, resource, expertId, startsAt, endsAt } = offer;
  if (bookingId === null) throw offerOver();
  await endMoveRequest(transaction, bookingId, 'withdrawn', now);
  const row = await findAppointmentOfCompany(transaction, company.id, bookingId);
  // Whoever moved it meanwhile wants no later time.
  if (row === undefined || startsAt >= row.startsAt) throw offerOver();
  const payment = await transaction
    .selectFrom('payments')
    .select('state')
    .where('companyId', '=', company.id)
    .where('subject', '=', `S-${bookingId}`)
    .executeTakeFirst();
  // Only what cannot be moved at all: the time was offered, whatever the booking's own rules of moving say by now.
  const facts = moveFacts(company, row, payment?.state);
  const refusal = moveOffer(company, { ...facts, noticeMinutes: 0, ownMoves: 0, maxMoves: 1 }, now);
  if (!refusal.isAllowed) throw refusal.reason === undefined ? offerOver() : refusedMove(refusal);
  if ((await endHold(transaction, offer.holdId)) === undefined) throw offerOver();
  const place = { resource, expertId, start: startsAt, end: endsAt };
  await applyMove(transaction, row, place, now, true);
  await notifyCustomer(transaction, backend, {
    kind: 'appointmentMoved',
    company,
    clientId: row.clientId,
    subject: `S-${bookingId}`,
    facts: { before: row.startsAt, start: startsAt },
  });
  return { appointmentId: bookingId, isPaymentRequired: false };
}
