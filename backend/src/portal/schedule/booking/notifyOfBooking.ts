import type { Backend } from '../../../platform/backend.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { notifyCustomer } from '../../customerNotifications/notifyCustomer.ts';
import type { Booking } from './booking.ts';
import { texts } from '../texts.ts';
import { dayAndTime } from '../../customerNotifications/dayAndTime.ts';

/** Tells the customer about a booking, in its transaction: bell, SMS and e-mail. */
export async function notifyOfBooking(
  sql: Sql,
  backend: Backend,
  customer: Customer,
  booking: Booking,
): Promise<void> {
  const { company, client } = customer;
  const isOwn = client.email !== null && client.email === customer.user.loginEmail;
  const name = isOwn || customer.user.loginPhone !== null ? firstName(client.name) : '';
  const when = dayAndTime(booking.start, company.timeZone);
  await notifyCustomer(sql, backend, {
    company,
    clientId: client.id,
    type: 'action',
    byCustomer: true,
    isOwn: true,
    subject: `S-${booking.appointmentId}`,
    description: texts.notification(booking.title, when),
    sms: (address) => texts.sms(company.name, when, address),
    email: (address) => ({
      subject: texts.emailSubject(when),
      // Whoever the address belongs to may never have heard of a name that was typed here.
      text: texts.email(name, company.name, booking.title, when, address),
    }),
  });
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
