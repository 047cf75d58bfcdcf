import { randomInt } from 'node:crypto';
import {
  bookableServicesSchema,
  bookingAnswerSchema,
  draftScheduleSchema,
  schedulerConfigSchema,
} from '@portal/api/work/createScheduleApi';
import { paymentPageSchema } from '@portal/api/payment/createPaymentsApi';
import { appointmentsSchema } from '@portal/api/work/appointment';
import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import * as v from 'valibot';
import { callApi } from '../api.ts';
import type { Customer } from './customer.ts';

export interface BookedSlot {
  /** `S-…` */
  id: string;
  date: string;
  time: string;
}

/** How often another free time is tried when somebody else was faster. */
const TRIES = 5;

function wireDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/**
 * Books a service at any free time of the coming weeks, over HTTP as the portal does. For providers whose
 * bookings need no item.
 * @throws Error when nothing is free.
 */
export async function bookService(customer: Customer, name: string): Promise<BookedSlot> {
  const { domain, token } = customer;
  const listed = await callApi(domain, '/main/schedule/services', { token });
  const service = v
    .parse(bookableServicesSchema, listed)
    .services.find((candidate) => candidate.name === name);
  if (!service) throw new Error(`${domain} does not offer ${name}.`);
  const first = addDays(lisbonToday(new Date()), 7);
  const query = new URLSearchParams({
    service_ids: service.id,
    prefered_time: '3',
    start: wireDate(first),
    end: wireDate(addDays(first, 28)),
  });
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const config = await callApi(domain, `/main/schedule/config?${query}`, { token });
    const free = Object.entries(v.parse(schedulerConfigSchema, config).days).flatMap(
      ([date, { morning, afternoon }]) =>
        [...morning, ...afternoon].map((time) => ({ date, time })),
    );
    const slot = free[randomInt(free.length)];
    if (!slot) break;
    const request = {
      services: [{ id: service.id, observation: '' }],
      date: slot.date,
      time: slot.time,
      prefered_time: 3,
    };
    const drafted = await callApi(domain, '/main/schedule/draft', {
      method: 'POST',
      token,
      body: request,
    });
    const draft = v.parse(draftScheduleSchema, drafted);
    try {
      const booked = await callApi(domain, '/main/schedule', {
        method: 'POST',
        token,
        body: {
          ...request,
          scheduler_id: draft.scheduler_id,
          draft_work_id: draft.draft_work_id,
        },
      });
      const { appointmentId } = v.parse(bookingAnswerSchema, booked);
      return { id: appointmentId ?? `S-${draft.scheduler_id}`, ...slot };
    } catch (error) {
      if (!String(error).includes('409')) throw error;
    }
  }
  throw new Error(`${name} has no free time at ${domain}.`);
}

/** The appointments of a customer that are to come, as the server knows them. */
export async function pendingAppointments({ domain, token }: Customer) {
  const answer = await callApi(domain, '/main/appointments', { token });
  return v.parse(appointmentsSchema, answer).pending;
}

/** The payment of a work or appointment, as the server knows it. */
export async function paymentOf({ domain, token }: Customer, id: string) {
  const answer = await callApi(domain, `/main/payment/${id}`, { token });
  return v.parse(paymentPageSchema, answer).payment;
}
