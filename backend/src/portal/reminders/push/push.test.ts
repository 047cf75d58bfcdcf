import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import webPush from 'web-push';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deliverMessages } from '../../../platform/messaging/deliverMessages.ts';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import { lastCode } from '../../../testing/calls/registerByPhone.ts';
import { createReminderWorld, type ReminderWorld } from '../../../testing/worlds/reminderWorld.ts';
import { createTestBackend } from '../../../testing/testBackend.ts';
import { startTestPushService } from '../../../testing/imitations/testPushService.ts';
import { sendDue } from '../sending/sendDue.ts';

const keys = webPush.generateVAPIDKeys();
const service = await startTestPushService(keys.publicKey);
const portal = await createTestBackend({
  PORTAL_PUSH_PUBLIC_KEY: keys.publicKey,
  PORTAL_PUSH_PRIVATE_KEY: keys.privateKey,
});
const { backend } = portal;
const { environment } = backend;
afterAll(async () => {
  await portal.close();
  await service.stop();
});

const at = (day: string, time: string) => lisbonInstant(day, time);
let world: ReminderWorld;
beforeEach(async () => {
  backend.environment = environment;
  world = await createReminderWorld(portal, at('2027-07-12', '10:00'));
  await world.rules({ lead_minutes: 1440, channels: ['push', 'sms'], text: 'lembrete {hora}' });
});

const channels = async (token = world.token) => {
  const domain = world.domain;
  return (await portal.call('GET', '/main/user/client/channels', { domain, token })).body;
};
const states = async () =>
  (await world.messages()).map(({ state, channel, skips }) => [state, channel, skips]);
const sms = async () =>
  (await readOutbox(backend.database, world.phone)).filter(({ text }) => text.includes('lembrete'));
const endpoints = async () =>
  (await backend.pool.query('select endpoint from push_devices')).rows.map(
    ({ endpoint }) => endpoint,
  );

/** The browser of the session, or of another, is registered. */
async function register(token = world.token) {
  const browser = service.subscribe();
  const json = browser.device;
  const answer = await portal.call('POST', '/main/user/push', {
    domain: world.domain,
    token,
    json,
  });
  expect(answer.status).toBe(200);
  return browser;
}

/** Another session of the same customer. */
async function logInAgain(): Promise<string> {
  const call = (path: string, json: object) =>
    portal.call('POST', `/main/user/${path}`, { domain: world.domain, json });
  await call('phone', { phone: world.phone, platform: 'WEB' });
  const code = await lastCode(portal, world.phone);
  return String((await call('phone/validate', { phone: world.phone, code })).body['token']);
}

/** Books, and comes to the minute of the reminder. @returns the booking */
async function remind(): Promise<string> {
  const id = await world.book('2027-07-14', '15:00');
  await world.at(at('2027-07-13', '15:01'));
  await deliverMessages(backend);
  return id;
}

test('a device gets an opaque id and the provider’s domain, nothing else, and asks with it what it is about [REM-14] [REM-15]', async () => {
  const browser = await register();
  const subject = await remind();
  expect(browser.received).toHaveLength(1);
  const payload = JSON.parse(browser.received[0] ?? '');
  expect(payload).toEqual({ id: expect.stringMatching(/^[0-9a-z]{26}$/), domain: world.domain });
  expect(await states()).toEqual([['sent', 'push', []]]);
  expect(await sms()).toEqual([]);
  const about = await world.mine('GET', `/user/push/${payload.id}`);
  expect([about.status, about.body]).toEqual([200, { subject }]);
  // Another customer learns nothing by the id, nor does nobody.
  const other = await createReminderWorld(portal, at('2027-07-13', '16:00'));
  expect((await other.mine('GET', `/user/push/${payload.id}`)).status).toBe(404);
  const { domain } = world;
  expect((await portal.call('GET', `/main/user/push/${payload.id}`, { domain })).status).toBe(401);
});

test.each([404, 410])(
  'an endpoint that answers %i is removed, and the next channel brings the message [REM-15] [REM-07]',
  async (status) => {
    const browser = await register();
    service.answer(browser, status);
    await remind();
    expect(await endpoints()).not.toContain(browser.device.endpoint);
    await sendDue(backend);
    expect(await states()).toEqual([['sent', 'sms', [{ channel: 'push', reason: 'FAILED' }]]]);
    expect(await sms()).toHaveLength(1);
  },
);

test('what is wanted at night is pushed in the morning [REM-06]', async () => {
  const browser = await register();
  await world.rules({
    event: 'work.ready',
    lead_minutes: 720,
    channels: ['push', 'sms'],
    text: 'lembrete',
  });
  const customer = { phone: world.phone };
  const { id } = await world.provider('POST', '/works', { customer });
  await world.provider('POST', `/works/${String(id)}/state`, { bars: 4 });
  for (const [day, time, count] of [
    ['2027-07-12', '22:05', 0],
    ['2027-07-13', '07:59', 0],
    ['2027-07-13', '08:00', 1],
  ] as const) {
    await world.at(at(day, time));
    await deliverMessages(backend);
    expect([time, browser.received.length]).toEqual([time, count]);
  }
  expect(await sms()).toEqual([]);
});

test('a push service that is away is tried again; one that refuses is not, and keeps its device [REM-07]', async () => {
  const browser = await register();
  service.answer(browser, 503);
  await remind();
  expect(await states()).toEqual([['planned', 'push', []]]);
  service.answer(browser, 413);
  await backend.clock.advance(11);
  await deliverMessages(backend);
  await sendDue(backend);
  expect(await states()).toEqual([['sent', 'sms', [{ channel: 'push', reason: 'FAILED' }]]]);
  expect(await endpoints()).toContain(browser.device.endpoint);
});

test('of several devices each is told, and one that is reached is enough [REM-14] [REM-15] [C-693]', async () => {
  const [first, gone] = [await register(), await register(await logInAgain())];
  service.answer(gone, 410);
  await remind();
  expect([first, gone].map(({ received }) => received.length)).toEqual([1, 0]);
  expect(await states()).toEqual([['sent', 'push', []]]);
  expect(await endpoints()).not.toContain(gone.device.endpoint);
});

test.each([
  [
    'logout',
    (token: string) => portal.call('POST', '/main/user/logout', { domain: world.domain, token }),
  ],
  [
    'the end of the session from another device',
    async () => {
      const token = await logInAgain();
      return portal.call('POST', '/main/user/logout/others', { domain: world.domain, token });
    },
  ],
  ['DELETE /user/push', () => world.mine('DELETE', '/user/push')],
  ['its switch', () => world.mine('PUT', '/user/client/channels', { push: false })],
])('%s removes the device’s own, and nobody else’s [REM-14] [REM-15]', async (_what, end) => {
  // Later than this world's own: a clock that goes back makes an older code the newest one.
  const other = await createReminderWorld(portal, at('2027-07-12', '10:05'));
  const kept = service.subscribe();
  await other.mine('POST', '/user/push', kept.device);
  const browser = await register();
  expect((await end(world.token)).status).toBe(200);
  expect(await endpoints()).not.toContain(browser.device.endpoint);
  expect(await endpoints()).toContain(kept.device.endpoint);
  await remind();
  expect(browser.received).toEqual([]);
  expect(await sms()).toHaveLength(1);
});

test('a session that ran out is told nothing [REM-15] [C-693]', async () => {
  const browser = await register();
  await backend.pool.query('update sessions set expires_at = $1', [at('2027-07-13', '12:00')]);
  await remind();
  expect(browser.received).toEqual([]);
  expect(await states()).toEqual([['sent', 'sms', [{ channel: 'push', reason: 'NO_DEVICE' }]]]);
});

test('the switch is of this device; the others are told of; in a demo there is none [REM-09] [C-691]', async () => {
  expect(await channels()).toMatchObject({ push: false, elsewhere: false });
  await register();
  const second = await logInAgain();
  expect(await channels()).toMatchObject({ push: true, elsewhere: false });
  expect(await channels(second)).toMatchObject({ push: false, elsewhere: true });
  await world.mine('PUT', '/user/client/channels', { sms: false });
  expect(await channels()).toMatchObject({ push: true, sms: false });
  const demo = `update sessions set is_demo = true from companies where companies.id = company_id and domain = $1`;
  await backend.pool.query(demo, [world.domain]);
  for (const session of [world.token, second])
    expect(await channels(session)).toMatchObject({ push: null, elsewhere: false });
});

test('a browser belongs to whoever logged in there last, and a session has one browser [REM-14]', async () => {
  const browser = await register();
  const second = await logInAgain();
  const { domain } = world;
  await portal.call('POST', '/main/user/push', { domain, token: second, json: browser.device });
  expect([await channels(), await channels(second)].map(({ push }) => push)).toEqual([false, true]);
  const renewed = await register(second);
  const all = await endpoints();
  expect(all).toContain(renewed.device.endpoint);
  expect(all).not.toContain(browser.device.endpoint);
});

test.each([
  'http://push.example.com/send/1',
  'https://127.0.0.1/send/1',
  'https://10.0.0.7/send/1',
  'https://[::1]/send/1',
  'https://169.254.169.254/latest',
])('production takes no device at %s [REM-14] [C-695]', async (endpoint) => {
  backend.environment = { ...environment, mode: 'production' };
  const { keys: own } = service.subscribe().device;
  expect((await world.mine('POST', '/user/push', { endpoint, keys: own })).status).toBe(400);
  const outside = { endpoint: 'https://push.example.com/send/1', keys: own };
  expect((await world.mine('POST', '/user/push', outside)).status).toBe(200);
  await world.mine('DELETE', '/user/push');
});

test('browsers find the key in the settings; without keys no device is taken, and without a session neither is one nor goes one [REM-14] [C-695]', async () => {
  const { domain } = world;
  const config = async () => (await portal.call('GET', '/main/config', { domain })).body;
  expect(await config()).toMatchObject({ push_key: keys.publicKey });
  const json = service.subscribe().device;
  for (const method of ['POST', 'DELETE'])
    expect((await portal.call(method, '/main/user/push', { domain, json })).status).toBe(401);
  backend.environment = { ...environment, push: undefined };
  expect(await config()).toMatchObject({ push_key: null });
  expect((await world.mine('POST', '/user/push', json)).status).toBe(404);
});

test('of more than ten devices the ten newest are told [REM-14] [C-693]', async () => {
  const oldest = await register();
  const newer = [];
  for (let count = 0; count < 10; count += 1) {
    await backend.clock.advance(61);
    newer.push(await register(await logInAgain()));
  }
  await remind();
  expect(oldest.received).toEqual([]);
  expect(newer.map(({ received }) => received.length)).toEqual(newer.map(() => 1));
});

test('keys that nothing can be encrypted with are refused [REM-14]', async () => {
  const { endpoint, keys: own } = service.subscribe().device;
  for (const wrong of [{ ...own, auth: 'short' }, { ...own, p256dh: '' }, undefined])
    expect((await world.mine('POST', '/user/push', { endpoint, keys: wrong })).status).toBe(400);
  const pointless = { ...own, p256dh: 'A'.repeat(87) };
  await world.mine('POST', '/user/push', { endpoint, keys: pointless });
  await remind();
  await sendDue(backend);
  expect(await states()).toEqual([['sent', 'sms', [{ channel: 'push', reason: 'FAILED' }]]]);
});
