import { setTimeout as delay } from 'node:timers/promises';
import { atMost, exactly, percentile, type Finding } from '../findings.ts';
import { DOMAIN, type MeasuredPortal } from './measuredPortal.ts';

const EXPERTS = 50;
const BOOKINGS = 2000;
const PER_SECOND = 200;
const SECONDS = 10;

/**
 * A month of slots over 50 experts with 2000 bookings, asked for at a fixed rate whatever the answers take, while every
 * second somebody books, which makes all that was known of the month worthless.
 */
export async function measureSlots(portal: MeasuredPortal, from: string): Promise<Finding[]> {
  const names = Array.from({ length: EXPERTS }, (_, index) => `e${index}`);
  for (const name of names) await portal.provider('PUT', `/experts/${name}`, { name });
  await portal.provider('PUT', '/services/all', {
    name: 'all',
    duration_minutes: 30,
    expert_ids: names,
  });
  await portal.seed('bookings', DOMAIN, BOOKINGS, from);
  const end = new Date(Date.parse(`${from}T00:00:00Z`) + 29 * 86_400_000)
    .toISOString()
    .slice(0, 10);
  const wire = (date: string) => date.split('-').toReversed().join('/');
  const path = `/main/schedule/config?service_ids=all&start=${wire(from)}&end=${wire(end)}`;
  for (let warm = 0; warm < 20; warm += 1) await portal.customer(0, 'GET', path);

  const samples: number[] = [];
  let failed = 0;
  const began = performance.now();
  const calls: Promise<void>[] = [];
  const bookings: Promise<number>[] = [];
  for (let index = 0; index < PER_SECOND * SECONDS; index += 1) {
    const due = began + (index * 1000) / PER_SECOND;
    const wait = due - performance.now();
    if (wait > 1) await delay(wait);
    if (index % PER_SECOND === 0) bookings.push(bookOne(portal, from, index / PER_SECOND));
    calls.push(
      portal.customer(index % 1000, 'GET', path).then(
        ({ status }) => {
          samples.push(performance.now() - due);
          if (status !== 200) failed += 1;
        },
        () => {
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(calls);
  const title = `month of slots, ${EXPERTS} experts, ${BOOKINGS} bookings, ${PER_SECOND}/s`;
  return [
    atMost(`${title}: p50`, percentile(samples, 0.5), 50, 'ms'),
    atMost(`${title}: p95`, percentile(samples, 0.95), 50, 'ms'),
    exactly(`${title}: failed`, failed, 0),
    exactly(
      `${title}: bookings made meanwhile`,
      (await Promise.all(bookings)).filter((status) => status === 200).length,
      SECONDS,
    ),
  ];
}

async function bookOne(portal: MeasuredPortal, from: string, day: number): Promise<number> {
  const date = new Date(Date.parse(`${from}T00:00:00Z`) + day * 86_400_000);
  const request = {
    services: [{ id: 'h60' }],
    date: date.toISOString().slice(0, 10),
    time: '16:00',
  };
  return (await portal.customer(day, 'POST', '/main/schedule', request)).status;
}
