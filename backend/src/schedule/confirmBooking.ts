import type { Backend } from '../backend.ts';
import { publicAddress } from '../environment.ts';
import type { Customer } from '../identity/requireCustomer.ts';
import { tellCustomer } from '../services/tellCustomer.ts';
import type { Booking } from './book.ts';
import { texts } from './texts.ts';
import { dayAndTime } from './wording.ts';

/** Tells the customer about a booking: bell, SMS and e-mail. */
export async function confirmBooking(
  backend: Backend,
  customer: Customer,
  booking: Booking,
): Promise<void> {
  const { company, client } = customer;
  const when = dayAndTime(booking.start, company.timeZone);
  const path = `/client/service-details/S-${booking.appointmentId}?s=I&t=0`;
  const address = `${publicAddress(backend.environment, company.domain)}${path}`;
  await tellCustomer(backend, {
    company,
    clientId: client.id,
    type: 'action',
    subject: `S-${booking.appointmentId}`,
    description: texts.notification(booking.title, when),
    sms: texts.sms(company.name, when, address),
    email: {
      subject: texts.emailSubject(when),
      text: texts.email(firstName(client.name), company.name, booking.title, when, address),
    },
  });
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
