import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { atLeast, atMost, exactly, type Finding } from '../findings.ts';
import { DOMAIN, type MeasuredPortal } from './measuredPortal.ts';

const REMINDERS = 10_000;
/** Numbers of customers whom nothing else measures. */
const FIRST = 100_000;
const TIMEOUT_MS = 600_000;
const LOOK_MILLISECONDS = 1000;

const countsSchema = v.object({
  unplanned: v.number(),
  planned: v.number(),
  sent: v.number(),
  messages: v.number(),
  people: v.number(),
});

/**
 * 10 000 appointments at one hour, whose reminders are due in one minute, sent by two processes: each to its customer, once
 * (REM-04). The delay counts until the carrier, here the outbox, has the last one.
 * @param day the day of the appointments, `yyyy-MM-dd`; at noon, whose eve is by day
 */
export async function measureReminders(portal: MeasuredPortal, day: string): Promise<Finding[]> {
  const read = async () => v.parse(countsSchema, await portal.seed('reminders'));
  const until = async (isSo: (counts: v.InferOutput<typeof countsSchema>) => boolean) => {
    const began = performance.now();
    while (!isSo(await read()) && performance.now() - began < TIMEOUT_MS)
      await delay(LOOK_MILLISECONDS);
    return (performance.now() - began) / 1000;
  };
  const start = `${day}T12:00:00Z`;
  await portal.provider('PUT', '/settings', { sms_monthly_ceiling: 100_000 });
  await portal.provider('PUT', '/reminders', {
    rules: [
      {
        ...{ event: 'appointment.upcoming', lead_minutes: 1440, channels: ['sms'], active: true },
        text: '{prestador}: lembramos a sua marcação de {data} às {hora}. {ligação}',
      },
    ],
  });
  await portal.seed('customers', DOMAIN, FIRST, REMINDERS);
  const before = await read();
  await portal.seed('atOnce', FIRST, REMINDERS, start);
  const planning = await until(({ unplanned }) => unplanned === 0);
  const planned = (await read()).planned - before.planned;
  const due = Date.parse(start) - 86_400_000;
  const seconds = Math.ceil((due - Date.now()) / 1000);
  await portal.moveClock(seconds);
  const sending = await until(({ sent }) => sent - before.sent >= REMINDERS);
  const after = await read();
  await portal.moveClock(-seconds);
  return [
    exactly('reminders planned of 10 000 bookings', planned, REMINDERS),
    atLeast('planned a second by two processes', planned / planning, 100, '/s'),
    exactly('reminders with the carrier', after.messages - before.messages, REMINDERS),
    exactly('customers who got one', after.people - before.people, REMINDERS),
    atLeast('sent a second by two processes', REMINDERS / sending, 100, '/s'),
    atMost('10 000 due in one minute: the last one after', sending, 60, ' s'),
  ];
}
