import { setTimeout as delay } from 'node:timers/promises';
import { atMost, exactly, percentile, type Finding } from '../findings.ts';
import type { MeasuredPortal } from './measuredPortal.ts';
import { untilTen } from './untilTen.ts';

const WAITING = 500;
const RELEASES = 40;
const AT_ONCE = 10;
const LOOK_MILLISECONDS = 20;
const LONGEST_MILLISECONDS = 60_000;
const TIMES_A_DAY = 8;

const dayOf = (from: string, days: number) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The n-th time that is booked, and given up again. */
function placeOf(number: number, from: string): { date: string; time: string } {
  const hour = String(9 + (number % TIMES_A_DAY)).padStart(2, '0');
  return { date: dayOf(from, Math.floor(number / TIMES_A_DAY)), time: `${hour}:00` };
}

/** From the cancellation of a booking to the offer of its time, while 500 wait for any time of these days. */
export async function measureWaiting(portal: MeasuredPortal, from: string): Promise<Finding[]> {
  const ahead = untilTen(new Date());
  await portal.moveClock(ahead);
  await portal.provider('PUT', '/settings', { waiting_list: true });
  const bookings: string[] = [];
  for (let number = 0; number < RELEASES; number += 1) {
    const request = { services: [{ id: 'h60' }], ...placeOf(number, from) };
    const { body } = await portal.customer(WAITING + number, 'POST', '/main/schedule', request);
    bookings.push(String(body['appointmentId']));
  }
  const to = dayOf(from, 30);
  for (let first = 0; first < WAITING; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        portal.customer(first + index, 'POST', '/main/waiting-list', {
          ...{ service_ids: ['h60'], from, to },
        }),
      ),
    );
  const times: number[] = [];
  for (const [number, id] of bookings.entries()) {
    const { status } = await portal.customer(
      WAITING + number,
      'POST',
      `/main/services/${id}/cancel`,
    );
    if (status !== 200) continue;
    const began = performance.now();
    while (performance.now() - began < LONGEST_MILLISECONDS) {
      if ((await countOffers(portal)) > number) {
        times.push(performance.now() - began);
        break;
      }
      await delay(LOOK_MILLISECONDS);
    }
  }
  // Whatever is measured next is told by day or by night as it says itself.
  await portal.moveClock(-ahead);
  return [
    exactly('offers made of times that became free', times.length, RELEASES),
    atMost('from release to offer, 500 waiting: p95', percentile(times, 0.95), 2000, ' ms'),
  ];
}

/** How many of those who wait have an offer, by the provider's own list. */
async function countOffers(portal: MeasuredPortal): Promise<number> {
  const { entries } = await portal.provider('GET', '/waiting-list?limit=1000');
  const all = Array.isArray(entries) ? entries : [];
  return all.filter((entry: { offer: object | null }) => entry.offer !== null).length;
}
