import { lisbonTime } from '@portal/domain/time/isoDate';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { customers } from './customers.ts';
import { idsIn } from './idsIn.ts';
import { logIn } from './logIn.ts';
import type { Portal } from './portal.ts';

export const remindingDomain = 'lima.localhost';
const TIMEOUT_MS = 240_000;
const LOOK_MILLISECONDS = 1000;

const outboxSchema = v.object({
  messages: v.array(v.object({ text: v.string(), sent_at: v.pipe(v.string(), v.isoTimestamp()) })),
});
const shownSchema = v.object({ details: v.object({ share_calendar_start: v.string() }) });

/**
 * Lets the barber remind the first customer of her next booking within three minutes, by a rule that it has so long and by
 * nothing but the calls of everybody: by SMS, at night by e-mail (REM-06).
 * @returns the address of the reminder's page
 * @throws Error when she has no booking there, or nothing comes
 */
export async function sendReminder(portal: Portal, key: string): Promise<string> {
  const { email, password, phone } = customers.marta;
  const token = await logIn(portal, remindingDomain, email, password);
  const read = (path: string) =>
    portal.call('GET', `/main${path}`, { domain: remindingDomain, token });
  const [id] = idsIn(await read('/services/scheduled'), 'S');
  if (id === undefined)
    throw new Error(`She has no booking at ${remindingDomain}: npm run demo -- reset.`);
  const { details } = v.parse(shownSchema, await read(`/appointments/${id}`));
  const minutes = Math.floor(
    (Date.parse(details.share_calendar_start) - portal.now.getTime()) / 60_000,
  );
  const time = lisbonTime(portal.now);
  const isDay = time >= '08:00' && time < '20:50';
  const provider = portal.provider(key);
  const { rules } = await provider.get('/reminders');
  const before = Array.isArray(rules) ? rules : [];
  const now = {
    ...{ event: 'appointment.upcoming', lead_minutes: minutes - 1 },
    channels: [isDay ? 'sms' : 'email'],
    text: '{prestador}: vem a {data} às {hora}? Responda aqui: {ligação}',
  };
  await provider.send('PUT', '/reminders', { rules: [...before, now] });
  try {
    return await linkIn(portal, isDay ? phone : email);
  } finally {
    await provider.send('PUT', '/reminders', { rules: before });
  }
}

async function linkIn(portal: Portal, to: string): Promise<string> {
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until) {
    const outbox = await portal.call('GET', `/dev/outbox.json?to=${encodeURIComponent(to)}`);
    const { messages } = v.parse(outboxSchema, outbox);
    const news = messages.filter(({ sent_at: at }) => Date.parse(at) >= portal.now.getTime());
    const link = news.flatMap(({ text }) => /https?:\S+&s=R\S*/.exec(text) ?? [])[0];
    if (link !== undefined) return link;
    await delay(LOOK_MILLISECONDS);
  }
  throw new Error(`No reminder reached ${to}.`);
}
