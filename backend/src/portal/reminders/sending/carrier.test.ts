import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createDelivery } from '../../../platform/messaging/delivery.ts';
import { deliverMessages } from '../../../platform/messaging/deliverMessages.ts';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import { signBody } from '../../../platform/signed/signBody.ts';
import { createReminderWorld, type ReminderWorld } from '../../../testing/worlds/reminderWorld.ts';
import { startTestCarrier } from '../../../testing/imitations/testCarrier.ts';
import { createTestBackend } from '../../../testing/testBackend.ts';
import { sendDue } from './sendDue.ts';

const secret = 'segredo-da-operadora-com-mais-de-32-letras';
const carrier = await startTestCarrier();
const portal = await createTestBackend();
const { backend } = portal;
const withoutCarrier = backend.environment;
afterAll(async () => {
  await portal.close();
  await carrier.stop();
});

const at = (day: string, time: string) => lisbonInstant(day, time);
let world: ReminderWorld;
beforeEach(async () => {
  // Whoever registers reads the code in the outbox; after that SMS have a carrier.
  useCarrier(false);
  world = await createReminderWorld(portal, at('2027-07-12', '10:00'));
  useCarrier(true);
  carrier.reset();
});

function useCarrier(isUsed: boolean, agreed: string | null = secret): void {
  const sms = isUsed
    ? { url: carrier.url, token: undefined, secret: agreed ?? undefined }
    : undefined;
  backend.environment = { ...withoutCarrier, sms };
  const { environment, database, clock, media } = backend;
  backend.delivery = createDelivery(environment, database, clock, media);
}

const rule = { lead_minutes: 1440, text: 'lembrete {hora}' } as const;
const reminders = () => carrier.received.filter(({ text }) => text.includes('lembrete'));
const email = () => `marta@${world.domain}`;
const mails = async () =>
  (await readOutbox(backend.database, email())).filter(({ text }) => text.startsWith('lembrete'));
const states = async () =>
  (await world.messages()).map(({ state, channel, skips }) => [state, channel, skips]);
const tell = (path: string, json: object, key = secret) =>
  portal.call('POST', `/main/messages/sms/${path}`, {
    domain: world.domain,
    json,
    headers: { 'x-portal-signature': signBody(key, JSON.stringify(json), new Date()) },
  });
const failedSms = { channel: 'sms', reason: 'FAILED' };

/** Books, and comes to the minute in which the reminder is with the carrier. */
async function remind(): Promise<void> {
  await world.book('2027-07-14', '15:00');
  await deliverMessages(backend);
  carrier.reset();
  await world.at(at('2027-07-13', '15:01'));
}

test('when a channel fails for good the next one is tried, and none again [REM-07]', async () => {
  await world.addEmail(email());
  await world.rules({ ...rule, channels: ['sms', 'email'] });
  await remind();
  carrier.answerWith(400);
  await deliverMessages(backend);
  expect([reminders(), await mails()].map(({ length }) => length)).toEqual([1, 0]);
  await backend.clock.moveTo(at('2027-07-13', '15:06'));
  await sendDue(backend);
  expect([reminders(), await mails()].map(({ length }) => length)).toEqual([1, 1]);
  expect(await states()).toEqual([['sent', 'email', [failedSms]]]);
});

test('where nothing is left that could bring it, a message has failed for good [REM-07] [REM-13]', async () => {
  await world.rules(rule);
  await remind();
  carrier.answerWith(400);
  await deliverMessages(backend);
  await sendDue(backend);
  expect(await states()).toEqual([['failed', 'sms', [failedSms]]]);
  await sendDue(backend);
  await deliverMessages(backend);
  expect(reminders()).toHaveLength(1);
});

test('the next channel is not tried once the event has begun [REM-07]', async () => {
  await world.addEmail(email());
  await world.rules({ ...rule, channels: ['sms', 'email'] });
  await remind();
  carrier.answerWith(400);
  await deliverMessages(backend);
  await backend.clock.moveTo(at('2027-07-14', '15:00'));
  await sendDue(backend);
  expect(await mails()).toEqual([]);
  expect(await states()).toEqual([['skipped', 'sms', [failedSms]]]);
});

test('what waits for a carrier that is away is neither sent at night nor after its event [REM-06] [REM-07]', async () => {
  await world.rules(rule);
  await remind();
  carrier.answerWith(503);
  await deliverMessages(backend);
  await backend.clock.moveTo(at('2027-07-13', '23:00'));
  await deliverMessages(backend);
  expect(reminders()).toHaveLength(1);
  await backend.clock.moveTo(at('2027-07-14', '15:00'));
  await deliverMessages(backend);
  await sendDue(backend);
  expect(reminders()).toHaveLength(1);
  expect(await states()).toEqual([['skipped', 'sms', [failedSms]]]);
});

test('a code, and the answer to what the customer just did, go at night as by day; a reminder waits [REM-06]', async () => {
  await world.rules(rule);
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await world.provider('PUT', '/hours', { hours });
  const id = await world.book('2027-07-15', '19:00');
  await world.book('2027-07-14', '22:30');
  await deliverMessages(backend);
  await world.at(at('2027-07-13', '22:31'));
  carrier.reset();
  const { domain } = world;
  const json = { phone: world.phone, platform: 'WEB' };
  expect((await portal.call('POST', '/main/user/phone', { domain, json })).status).toBe(200);
  const wish = { date: '2027-07-15', time: '18:00' };
  expect((await world.mine('POST', `/services/${id}/move`, wish)).status).toBe(200);
  await deliverMessages(backend);
  const texts = carrier.received.map(({ text }) => String(Object(JSON.parse(text)).text));
  expect(texts).toEqual([
    expect.stringMatching(/\b\d{6}\b/),
    expect.stringContaining('Mudou a marcação'),
  ]);
  await world.at(at('2027-07-14', '08:00'));
  await deliverMessages(backend);
  expect(reminders()).toHaveLength(1);
});

test('a stage without a lead, and what a provider has just done, are told at night; a stage with a lead waits [REM-06] [C-664]', async () => {
  const stage = { event: 'work.state', bars: 5 } as const;
  await world.rules(
    { ...stage, lead_minutes: 0, text: 'lembrete pronto' },
    { ...stage, lead_minutes: 1, text: 'lembrete depois' },
  );
  const customer = { phone: world.phone };
  const { id } = await world.provider('POST', '/works', { customer });
  const booked = await world.book('2027-07-15', '15:00');
  await deliverMessages(backend);
  await world.at(at('2027-07-13', '22:31'));
  carrier.reset();
  // Its carrier is away first: the night does not hold it back then either.
  carrier.answerWith(503, 503);
  await world.provider('POST', `/works/${String(id)}/state`, { bars: 5 });
  const reschedule = { date: '2027-07-15', time: '16:00' };
  await world.provider('POST', `/appointments/${booked}`, { reschedule });
  await deliverMessages(backend);
  carrier.reset();
  const told = () => carrier.received.map(({ text }) => String(Object(JSON.parse(text)).text));
  await world.at(at('2027-07-13', '23:30'));
  await deliverMessages(backend);
  expect(told().toSorted()).toEqual([
    expect.stringMatching(/^Auto Mirante: .*16:00/),
    'lembrete pronto',
  ]);
  await world.at(at('2027-07-14', '08:00'));
  await deliverMessages(backend);
  expect(told()).toContain('lembrete depois');
  expect(told()).toHaveLength(3);
});

test('what was called off while it waited for its carrier is not sent [REM-05]', async () => {
  await world.rules(rule);
  await remind();
  expect(await states()).toEqual([['planned', 'sms', []]]);
  const [{ subject } = {}] = await world.messages();
  await world.provider('POST', `/appointments/${String(subject)}`, { cancelled: true });
  await deliverMessages(backend);
  expect(reminders()).toEqual([]);
  expect((await states())[0]?.[0]).toBe('cancelled');
});

test('the carrier’s report says that a message was delivered, or that it failed, whereupon the next channel is tried [REM-07] [REM-13] [C-665]', async () => {
  await world.addEmail(email());
  await world.rules({ ...rule, channels: ['sms', 'email'] });
  await remind();
  await deliverMessages(backend);
  expect(await states()).toEqual([['sent', 'sms', []]]);
  const id = reminders()[0]?.key;
  expect((await tell('report', { id, state: 'delivered' }, `${secret}x`)).status).toBe(401);
  expect((await states())[0]?.[0]).toBe('sent');
  expect((await tell('report', { id, state: 'delivered' })).status).toBe(200);
  expect(await states()).toEqual([['delivered', 'sms', []]]);
  expect((await tell('report', { id: 'unknown', state: 'failed' })).status).toBe(200);

  await world.book('2027-07-15', '16:00');
  await world.at(at('2027-07-14', '16:01'));
  await deliverMessages(backend);
  const second = reminders().at(-1)?.key;
  await tell('report', { id: second, state: 'failed' });
  await sendDue(backend);
  expect(await mails()).toHaveLength(1);
  expect(await states()).toContainEqual(['sent', 'email', [failedSms]]);
});

test.each([
  ['failed', 'sent', 'email', [failedSms]],
  ['delivered', 'delivered', 'sms', []],
])(
  'a report of %s that comes before the hand-over is answered holds [REM-07] [REM-13]',
  async (report, state, channel, skips) => {
    await world.addEmail(email());
    await world.rules({ ...rule, channels: ['sms', 'email'] });
    await remind();
    const goOn = carrier.hold();
    const delivering = deliverMessages(backend);
    await vi.waitFor(() => expect(reminders()).toHaveLength(1));
    await tell('report', { id: reminders()[0]?.key, state: report });
    goOn();
    await delivering;
    await sendDue(backend);
    await deliverMessages(backend);
    expect(reminders()).toHaveLength(1);
    expect(await mails()).toHaveLength(channel === 'email' ? 1 : 0);
    const [message] = await world.messages();
    expect(message).toMatchObject({ state, channel, skips });
    for (const name of ['due_at', 'sent_at', 'ended_at', 'created_at'])
      expect([name, Date.parse(String(message?.[name])) > 0]).toEqual([name, true]);
  },
);

test('without a secret that was agreed on no report is believed [REM-13] [C-667]', async () => {
  await world.rules(rule);
  await remind();
  await deliverMessages(backend);
  const id = reminders()[0]?.key;
  useCarrier(true, null);
  for (const key of [secret, ''])
    expect((await tell('report', { id, state: 'failed' }, key)).status).toBe(401);
  expect((await states())[0]?.[0]).toBe('sent');
});

const stopAnswers = () =>
  carrier.received
    .filter(({ text }) => text.includes('não receberá mais lembretes'))
    .map(({ text }) => JSON.parse(text));
const reply = (text: string, key?: string) => tell('inbound', { from: world.phone, text }, key);

test.each(['STOP', 'stop', 'Stop', ' stop \n', '\tsToP'])(
  'a reply of %j alone ends reminders by SMS, and is answered once [REM-10]',
  async (spelling) => {
    expect((await reply(spelling)).status).toBe(200);
    await deliverMessages(backend);
    const answer = {
      to: world.phone,
      text: 'Auto Mirante: não receberá mais lembretes por SMS.',
    };
    expect(stopAnswers()).toEqual([answer]);
    expect((await reply('STOP')).status).toBe(200);
    await deliverMessages(backend);
    expect(stopAnswers()).toEqual([answer]);
  },
);

test.each(['Pare', 'STOPP', 'STOP já', 'S T O P', ''])(
  'a reply of %j ends nothing and is not answered [REM-10]',
  async (text) => {
    await world.rules(rule);
    expect((await reply(text)).status).toBe(200);
    await remind();
    await deliverMessages(backend);
    expect([stopAnswers(), reminders().length]).toEqual([[], 1]);
  },
);

test('a reply of STOP ends reminders by SMS at that provider alone, also of stages of a work, and nothing else [REM-10] [C-765]', async () => {
  const { phone } = world;
  useCarrier(false);
  const other = await createReminderWorld(portal, at('2027-07-12', '10:00'));
  useCarrier(true);
  for (const one of [world, other])
    await one.rules(rule, {
      event: 'work.state',
      bars: 5,
      lead_minutes: 0,
      text: 'lembrete pronto',
    });
  expect((await reply('STOP', 'outro-segredo')).status).toBe(401);
  const json = { from: phone, text: 'STOP' };
  const unsigned = { domain: world.domain, json };
  expect((await portal.call('POST', '/main/messages/sms/inbound', unsigned)).status).toBe(401);
  expect(
    (await backend.pool.query('select 1 from sms_stops where phone = $1', [phone])).rowCount,
  ).toBe(0);
  expect((await reply('STOP')).status).toBe(200);
  await remind();
  await deliverMessages(backend);
  expect(reminders()).toEqual([]);
  expect(await states()).toEqual([['skipped', null, [{ channel: 'sms', reason: 'STOPPED' }]]]);
  const finish = async (one: ReminderWorld) => {
    const { id } = await one.provider('POST', '/works', { customer: { phone } });
    await one.provider('POST', `/works/${String(id)}/state`, { bars: 5 });
    await one.at(backend.clock.now());
    await deliverMessages(backend);
  };
  await finish(world);
  expect(reminders()).toEqual([]);
  await finish(other);
  expect(reminders()).toHaveLength(1);
  carrier.reset();
  // What is no reminder comes as before, and so do reminders of another provider to the number.
  await world.book('2027-07-15', '16:00');
  await deliverMessages(backend);
  expect(carrier.received.filter(({ text }) => text.includes('Marcação'))).toHaveLength(1);
  await other.provider('POST', '/appointments', {
    ...{ customer: { phone }, service_ids: ['revisao'], date: '2027-07-15', time: '16:00' },
  });
  await world.at(at('2027-07-14', '16:01'));
  await deliverMessages(backend);
  expect(reminders().map(({ text }) => JSON.parse(text))).toEqual([
    { to: phone, text: 'lembrete 16:00' },
  ]);
  const stops = await backend.pool.query(
    'select company.domain from sms_stops join companies company on company.id = company_id where sms_stops.phone = $1',
    [phone],
  );
  expect(stops.rows).toEqual([{ domain: world.domain }]);
});
