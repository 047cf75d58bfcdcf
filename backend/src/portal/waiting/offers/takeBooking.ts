import type { offerAcceptanceSchema } from '@portal/api/work/waiting/waitingList';
import type * as v from 'valibot';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockKeys } from '../../../platform/database/lockKeys.ts';
import { newId } from '../../../platform/newId.ts';
import { lockNames } from '../../schedule/booking/lockNames.ts';
import { requireRoomForBooking } from '../../schedule/booking/requireRoomForBooking.ts';
import { storeBooking } from '../../schedule/booking/storeBooking.ts';
import { endHold } from '../../schedule/holds/endHold.ts';
import { requireOwnItem } from '../../schedule/requireOwnItem.ts';
import { readSelection } from '../../schedule/selection.ts';
import { loadSettings } from '../../schedule/settings.ts';
import { wallClock } from '../../schedule/slots/wallClock.ts';
import { earlyStartBefore, requireEarlyStart } from '../../withdrawals/earlyStart.ts';
import { exclusionOf } from '../../withdrawals/withdrawalRight.ts';
import type { Accepted } from './acceptOffer.ts';
import { offerOver, type OfferRow } from './openOffer.ts';

/**
 * What is held becomes a booking, as one that the customer makes: with its policy, its payment, which holds it until its
 * own deadline (WAI-08, BKG-36), and the box of LAW-09.
 * @throws ApiError 400 for services or an item that are gone, 403 as a booking, 422 `EARLY_START_NEEDED`, 409 `OFFER_OVER`
 */
export async function takeBooking(
  transaction: Transaction,
  backend: Backend,
  customer: Customer,
  offer: OfferRow,
  acceptance: v.InferOutput<typeof offerAcceptanceSchema>,
  now: Date,
): Promise<Accepted> {
  const { company } = customer;
  const { resource, expertId, startsAt, endsAt } = offer;
  const choice = { serviceIds: offer.serviceIds, expertId };
  const selection = await readSelection(transaction, company, choice);
  if (offer.itemId !== null) await requireOwnItem(transaction, customer, offer.itemId);
  const withdrawalExcluded = exclusionOf(company, selection.services);
  const { date } = wallClock(startsAt, company.timeZone);
  const earlyStartText = requireEarlyStart(
    date,
    earlyStartBefore(withdrawalExcluded, now),
    acceptance,
  );
  await requireRoomForBooking(transaction, customer, now);
  await lockKeys(transaction, lockNames(company.id, selection));
  const held = await endHold(transaction, offer.holdId);
  if (held === undefined) throw offerOver();
  const booking = await storeBooking(
    transaction,
    backend,
    {
      ...{ id: newId(), customer, selection, itemId: offer.itemId, start: startsAt, end: endsAt },
      settings: await loadSettings(transaction, company.id),
      requestKey: `offer/${offer.id}`,
      observationOf: () => '',
      ...{ withdrawalExcluded, earlyStartText },
    },
    [{ resource, expertId }],
    now,
  );
  if (booking === undefined) throw offerOver();
  return { appointmentId: booking.appointmentId, isPaymentRequired: booking.paymentsRequired };
}
