import { setTimeout as delay } from 'node:timers/promises';
import { atLeast, atMost, exactly, percentile, type Finding } from '../findings.ts';
import type { MeasuredPortal } from './measuredPortal.ts';

const MOVES = 300;
const EVERY_MILLISECONDS = 20;
/** Every other half hour of a day is booked, so that each can move to the one behind it. */
const BOOKED_A_DAY = 9;
const two = (figure: number) => String(figure).padStart(2, '0');

/** The n-th appointment from a day on: its day, its time, and the time it moves to. */
function placeOf(number: number, from: string): { date: string; time: string; to: string } {
  const day = Date.parse(`${from}T00:00:00Z`) + Math.floor(number / BOOKED_A_DAY) * 86_400_000;
  const hour = two(9 + (number % BOOKED_A_DAY));
  return { date: new Date(day).toISOString().slice(0, 10), time: `${hour}:00`, to: `${hour}:30` };
}

/** Customers of one expert move their appointments, fifty a second, then all that are left at once. */
export async function measureMoves(portal: MeasuredPortal, from: string): Promise<Finding[]> {
  const ids: string[] = [];
  for (let number = 0; number < MOVES; number += 1) {
    const { date, time } = placeOf(number, from);
    const request = { services: [{ id: 'h30' }], date, time };
    const { body } = await portal.customer(number, 'POST', '/main/schedule', request);
    ids.push(String(body['appointmentId']));
  }
  const times: number[] = [];
  let granted = 0;
  const move = async (number: number) => {
    const { date, to } = placeOf(number, from);
    const began = performance.now();
    const path = `/main/services/${ids[number]}/move`;
    const { status } = await portal.customer(number, 'POST', path, { date, time: to });
    times.push(performance.now() - began);
    if (status === 200) granted += 1;
  };
  const half = MOVES / 2;
  // Whoever moves does not wait for those before: a slow answer must not thin out the crowd.
  const paced = Array.from({ length: half }, async (_, number) => {
    await delay(number * EVERY_MILLISECONDS);
    await move(number);
  });
  await Promise.all(paced);
  const p95 = percentile(times, 0.95);
  const began = performance.now();
  await Promise.all(Array.from({ length: half }, (_, number) => move(half + number)));
  const perSecond = half / ((performance.now() - began) / 1000);
  return [
    exactly('moves granted', granted, MOVES),
    atMost('50 moves a second of one expert: p95', p95, 80, ' ms'),
    atLeast('150 moves of one expert at once', perSecond, 50, ' a second'),
  ];
}
