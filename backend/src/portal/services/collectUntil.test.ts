import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deliverMessages } from '../../platform/messaging/deliverMessages.ts';
import { signBody } from '../../platform/signed/signBody.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { startTestCarrier, type TestCarrier } from '../../testing/imitations/testCarrier.ts';
import { startTestMailbox, type TestMailbox } from '../../testing/imitations/testMailbox.ts';
import { sendDue } from '../reminders/sending/sendDue.ts';
import { collectUntil } from './collectUntil.ts';

const hour = 3_600_000;
const start = new Date('2027-06-28T08:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * hour);
const secret = 'segredo-da-operadora-com-mais-de-32-letras';
let carrier: TestCarrier;
let mailbox: TestMailbox;
let portal: TestBackend;
let key: string;
let work: string;
beforeAll(async () => {
  carrier = await startTestCarrier();
  mailbox = await startTestMailbox();
  portal = await createTestBackend({
    PORTAL_SMS_WEBHOOK_URL: carrier.url,
    PORTAL_SMS_WEBHOOK_SECRET: secret,
    PORTAL_SMTP_URL: mailbox.url,
    PORTAL_MAIL_FROM: 'Portal <portal@exemplo.pt>',
  });
  key = await createProvider(portal, 'auto-mirante.localhost', { vertical: 'auto' });
});
beforeEach(async () => {
  carrier.reset();
  await portal.backend.pool.query('delete from outgoing_messages');
  await portal.backend.clock.moveTo(start);
  await setFee({ hours: 48, euros_per_day: 50, vat: 'included' });
  const customer = { name: 'Rui Lopes', phone: '+351912000002' };
  work = String((await asProvider(portal, key, 'POST', '/works', { customer }))['id']);
});
afterAll(async () => {
  await portal.close();
  await carrier.stop();
  await mailbox.stop();
});

const setFee = (storage_fee: unknown) =>
  asProvider(portal, key, 'PUT', '/settings', { storage_fee });
const moveTo = (bars: number) => asProvider(portal, key, 'POST', `/works/${work}/state`, { bars });
const until = async () =>
  v.parse(workDetailsSchema, await asProvider(portal, key, 'GET', `/works/${work}`)).collect_until;
/** Delivers what is due at an hour after the start. */
async function deliverAt(hours: number) {
  await portal.backend.clock.moveTo(after(hours));
  await deliverMessages(portal.backend);
}

test('counts from the first notice that was delivered, and from nothing before [LAW-13]', async () => {
  await moveTo(4);
  await deliverAt(0);
  expect(await until()).toBeNull();

  carrier.answerWith(503);
  await moveTo(5);
  expect(await until()).toBeNull();
  await deliverAt(1);
  expect(carrier.received).toHaveLength(1);
  expect(await until()).toBeNull();
  await deliverAt(3);
  expect(carrier.received).toHaveLength(2);
  expect(Date.parse((await until()) ?? '')).toBeCloseTo(after(51).getTime(), -4);

  // Another notice does not begin anew, and the setting in force is what counts.
  await moveTo(5);
  await deliverAt(5);
  expect(carrier.received).toHaveLength(3);
  expect(Date.parse((await until()) ?? '')).toBeCloseTo(after(51).getTime(), -4);
  await setFee({ hours: 24, euros_per_day: 50, vat: 'included' });
  expect(Date.parse((await until()) ?? '')).toBeCloseTo(after(27).getTime(), -4);
  await setFee(null);
  expect(await until()).toBeNull();
  await setFee({ hours: 24, euros_per_day: 50, vat: 'included' });
  await portal.backend.clock.moveTo(after(28));
  expect(await until()).toBeNull();
});

test('an e-mail that was delivered counts as well, and the bell alone does not [LAW-13] [C-290]', async () => {
  const customer = { name: 'Eva Lopes', email: 'eva@exemplo.pt' };
  work = String((await asProvider(portal, key, 'POST', '/works', { customer }))['id']);
  await moveTo(5);
  const bell = await portal.backend.pool.query('select 1 from notifications where url like $1', [
    `%${work}`,
  ]);
  expect(bell.rowCount).toBeGreaterThan(0);
  expect(await until()).toBeNull();
  await deliverAt(1);
  expect([mailbox.received.at(-1)?.to, carrier.received]).toEqual([['eva@exemplo.pt'], []]);
  expect(Date.parse((await until()) ?? '')).toBeCloseTo(after(49).getTime(), -4);
});

/** What the carrier says of the newest SMS that it took, or of another one. */
const report = (state: string, id = carrier.received.at(-1)?.key) => {
  const json = { id, state };
  const headers = { 'x-portal-signature': signBody(secret, JSON.stringify(json), new Date()) };
  return portal.call('POST', '/main/messages/sms/report', { json, headers });
};
/** Rules that tell at once that a work is ready, each by its channels. */
const setRules = (...channels: string[][]) =>
  asProvider(portal, key, 'PUT', '/reminders', {
    rules: channels.map((order) => ({
      ...{ event: 'work.state', bars: 5, lead_minutes: 0, text: 'Pronto.', channels: order },
    })),
  });
const untilIs = async (hours: number) =>
  expect(Date.parse((await until()) ?? '')).toBeCloseTo(after(hours).getTime(), -4);

test('an SMS of which its carrier says later that it did not arrive counts nothing; then what arrived does [LAW-13] [REM-13]', async () => {
  const customer = { name: 'Ivo Lopes', phone: '+351912000003', email: 'ivo@exemplo.pt' };
  work = String((await asProvider(portal, key, 'POST', '/works', { customer }))['id']);
  // The next channel of the same rule.
  await setRules(['sms', 'email']);
  await moveTo(5);
  await deliverAt(1);
  await untilIs(49);
  expect((await report('failed')).status).toBe(200);
  expect(await until()).toBeNull();
  await portal.backend.clock.moveTo(after(3));
  await sendDue(portal.backend);
  await deliverAt(3.5);
  await untilIs(51.5);

  // Another rule's message that arrived; what was told of before it was taken up again is none.
  await setRules(['sms'], ['email']);
  await moveTo(3);
  carrier.answerWith(503);
  await moveTo(5);
  await deliverAt(4);
  await untilIs(52);
  await deliverAt(6);
  const sms = carrier.received.at(-1)?.key;
  await report('failed', sms);
  await untilIs(52);
  await report('failed', sms);
  await untilIs(52);

  // A report that comes before the hand-over is answered.
  await setRules(['sms']);
  await moveTo(3);
  await moveTo(5);
  const taken = carrier.received.length;
  const goOn = carrier.hold();
  const sending = deliverAt(10);
  await vi.waitFor(() => expect(carrier.received).toHaveLength(taken + 1));
  await report('failed');
  goOn();
  await sending;
  expect(await until()).toBeNull();
});

test('said to be ready twice, or as of an hour before it was taken up again, it is told of anew and counts from the first of this time [LAW-13] [REM-13] [C-885]', async () => {
  const say = (json: object) => asProvider(portal, key, 'POST', `/works/${work}/state`, json);
  await setRules(['sms']);
  await say({ bars: 5 });
  await deliverAt(1);
  await portal.backend.clock.moveTo(after(3));
  await say({ bars: 5, name: 'Entregue' });
  await deliverAt(4);
  await untilIs(49);
  await report('failed');
  await untilIs(49);

  // What was told of before it was taken up again is of another time.
  await setRules(['sms'], ['email']);
  await portal.backend.clock.moveTo(after(6));
  await say({ bars: 3 });
  await portal.backend.clock.moveTo(after(7));
  await say({ bars: 5, at: after(0.5).toISOString() });
  await deliverAt(8);
  await untilIs(56);
  await report('failed');
  expect(await until()).toBeNull();
});

test('after a STOP it counts from the e-mail [LAW-13] [C-765]', async () => {
  const phone = '+351912000004';
  const customer = { name: 'Ana Lopes', phone, email: 'ana@exemplo.pt' };
  work = String((await asProvider(portal, key, 'POST', '/works', { customer }))['id']);
  await setRules(['sms'], ['email']);
  const json = { from: phone, text: 'STOP' };
  const headers = { 'x-portal-signature': signBody(secret, JSON.stringify(json), new Date()) };
  await portal.call('POST', '/main/messages/sms/inbound', { json, headers });
  await deliverAt(1);
  carrier.reset();
  await moveTo(5);
  expect(await until()).toBeNull();
  await deliverAt(3);
  expect(carrier.received).toEqual([]);
  await untilIs(51);
});

test('a notice that no carrier takes counts nothing [LAW-13] [C-290]', async () => {
  carrier.answerWith(400);
  await moveTo(5);
  await deliverAt(1);
  await deliverAt(2);
  expect(carrier.received).toHaveLength(1);
  expect(await until()).toBeNull();
});

test('a work that is taken up again is not ready: it counts anew, and not from what is under way [LAW-13] [C-290]', async () => {
  await moveTo(5);
  await deliverAt(0);
  await moveTo(3);
  expect(await until()).toBeNull();

  await moveTo(5);
  const goOn = carrier.hold();
  const sending = deliverAt(10);
  await moveTo(3);
  goOn();
  await sending;
  await moveTo(5);
  expect(await until()).toBeNull();
  await deliverAt(20);
  expect(Date.parse((await until()) ?? '')).toBeCloseTo(after(68).getTime(), -4);
});

test('is the notice and the hours, while to come, and only of what is ready and costs later [LAW-13] [C-290]', () => {
  const anyInstant = fc.date({ min: start, max: after(2000), noInvalidDate: true });
  fc.assert(
    fc.property(
      fc.option(anyInstant),
      fc.option(fc.integer({ min: 24, max: 720 })),
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom('4', '5', '5.0'),
      fc.option(anyInstant),
      anyInstant,
      (readyNoticeAt, hours, cents, bars, cancelledAt, now) => {
        const company = {
          storageHours: hours,
          storageCentsPerDay: hours === null ? null : cents,
          storageVat: hours === null ? null : ('plus' as const),
        };
        const found = collectUntil({ bars, cancelledAt, readyNoticeAt }, company, now);
        const isReady = bars !== '4' && cancelledAt === null && readyNoticeAt !== null;
        const end = (readyNoticeAt?.getTime() ?? 0) + (hours ?? 0) * hour;
        const counts = isReady && hours !== null && cents > 0 && end > now.getTime();
        expect(found?.getTime()).toBe(counts ? end : undefined);
      },
    ),
  );
});
