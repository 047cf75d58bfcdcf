import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { notifyCustomer } from '../../customerNotifications/notifyCustomer.ts';
import { withdrawalOffer } from '../../withdrawals/withdrawalOffer.ts';
import type { Booking } from './booking.ts';

/** Notifies the customer of a booking, in its transaction. */
export async function notifyOfBooking(
  transaction: Transaction,
  backend: Backend,
  customer: Customer,
  booking: Booking,
): Promise<void> {
  const { company, client } = customer;
  const isOwn = client.email !== null && client.email === customer.user.loginEmail;
  // Whoever the address belongs to may never have heard of a name that was typed here.
  const isKnown = isOwn || customer.user.loginPhone !== null;
  const subject = `S-${booking.appointmentId}`;
  await notifyCustomer(transaction, backend, {
    kind: 'appointmentBooked',
    company,
    clientId: client.id,
    subject,
    facts: {
      what: booking.title,
      start: booking.start,
      firstName: isKnown ? firstName(client.name) : '',
      withdrawal: await withdrawalOffer(transaction, backend, company, subject),
    },
  });
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
