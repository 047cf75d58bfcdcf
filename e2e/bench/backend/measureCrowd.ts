import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { atLeast, exactly, type Finding } from '../findings.ts';
import { Crowd } from './crowd.ts';
import type { MeasuredPortal } from './measuredPortal.ts';
import { untilTen } from './untilTen.ts';

const CRASHES = 6;
const CALM_MILLISECONDS = 3000;
/** Tasks run every few seconds, and take what a killed process had leased after half a minute. */
const SETTLE_MILLISECONDS = 45_000;

const breachesSchema = v.object({ breaches: v.array(v.object({ what: v.string() })) });
const stateSchema = v.object({ appointments: v.array(v.string()) });

/**
 * 1000 clients and places for 27 of them, while the process is ended by force and started again: afterwards no place is given
 * twice, no hold outlives its time, nobody was told of a place twice, nothing reminds of what moved.
 * @param from first of the three days, `yyyy-MM-dd`, on which nothing else is measured
 */
export async function measureCrowd(portal: MeasuredPortal, from: string): Promise<Finding[]> {
  const ahead = untilTen(new Date());
  await portal.moveClock(ahead);
  await portal.provider('PUT', '/settings', {
    ...{ waiting_list: true, max_moves: 10, move_notice_minutes: 0, cancel_notice_minutes: 0 },
  });
  const crowd = new Crowd(portal, from);
  await crowd.come();
  const working = crowd.run();
  for (let crash = 0; crash < CRASHES; crash += 1) {
    await delay(CALM_MILLISECONDS);
    await portal.crashAndStart();
  }
  await delay(CALM_MILLISECONDS);
  crowd.stop();
  await working;
  await delay(SETTLE_MILLISECONDS);
  const instant = new Date(Date.now() + ahead * 1000 - 10_000).toISOString();
  const { breaches } = v.parse(breachesSchema, await portal.seed('breaches', instant));
  const { appointments } = v.parse(stateSchema, await portal.seed('state'));
  const known = new Set(appointments);
  const lost = [...crowd.acknowledged].filter((id) => !known.has(id)).length;
  await portal.moveClock(-ahead);
  for (const kind of new Set(breaches.map(({ what }) => what))) console.error(`  breach: ${kind}`);
  const title = `1000 clients for 27 places, kill -9 ${CRASHES} times`;
  return [
    exactly(`${title}: breaches`, breaches.length, 0),
    exactly(`${title}: lost of ${crowd.acknowledged.size} bookings`, lost, 0),
    exactly(`${title}: answers of 5xx`, crowd.failures, 0),
    atLeast(`${title}: moves`, crowd.moved, 1, ''),
    atLeast(`${title}: offers accepted`, crowd.accepted, 1, ''),
  ];
}
