import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { notifyCustomer } from '../../customerNotifications/notifyCustomer.ts';
import { bookingTerms, type BookingFacts } from '../../contractTerms/bookingTerms.ts';
import { withdrawalOffer } from '../../withdrawals/withdrawalOffer.ts';
import type { Booking } from './booking.ts';

/** What was agreed about a booking beside what and when. */
export type Agreed = Pick<
  BookingFacts,
  | 'paymentCents'
  | 'prepaidCents'
  | 'policy'
  | 'cancelNoticeMinutes'
  | 'withdrawalExcluded'
  | 'isEarlyStartAsked'
>;

/** Notifies the customer of a booking, in its transaction. */
export async function notifyOfBooking(
  transaction: Transaction,
  backend: Backend,
  customer: Customer,
  booking: Booking,
  agreed: Agreed,
): Promise<void> {
  const { company, client } = customer;
  const isOwn = client.email !== null && client.email === customer.user.loginEmail;
  // Whoever the address belongs to may never have heard of a name that was typed here.
  const isKnown = isOwn || customer.user.loginPhone !== null;
  const subject = `S-${booking.appointmentId}`;
  const offer = await withdrawalOffer(transaction, backend, company, subject);
  await notifyCustomer(transaction, backend, {
    kind: 'appointmentBooked',
    company,
    clientId: client.id,
    subject,
    facts: {
      what: booking.title,
      start: booking.start,
      firstName: isKnown ? firstName(client.name) : '',
      withdrawal: offer,
      terms: bookingTerms(company, {
        ...agreed,
        subject,
        title: booking.title,
        start: booking.start,
        withdrawalAddress: offer?.address ?? '',
        now: backend.clock.now(),
      }),
    },
  });
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
