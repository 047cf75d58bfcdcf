import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { deliverWebhooks } from './deliverWebhooks.ts';
import { isPublicAddress } from '../../platform/outside/publicAddressLookup.ts';
import { postOutside } from '../../platform/outside/postOutside.ts';
import { isSignatureValid, signBody } from '../../platform/signed/signBody.ts';

const secret = 'a secret of the provider that is long';
const received: { event: Record<string, unknown>; isSigned: boolean }[] = [];
let status = 200;
const listener = createServer((request, response) => {
  void text(request).then((body) => {
    const signature = String(request.headers['x-portal-signature']);
    received.push({
      event: JSON.parse(body),
      isSigned: isSignatureValid(secret, body, signature, portal.backend.clock.now()),
    });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
});
let portal: TestBackend;
let key: string;
let url: string;
let customer: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
  portal = await createTestBackend();
  key = await createProvider(portal, 'auto-mirante.localhost');
  customer = await registerByPhone(portal, '+351912000001');
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
  await asProvider(portal, key, 'PUT', '/webhooks/agenda', { url, secret });
});
beforeEach(async () => {
  await portal.backend.pool.query('delete from webhook_events');
  received.length = 0;
  status = 200;
});
afterAll(async () => {
  await portal.close();
  await new Promise((resolve) => listener.close(resolve));
});

let hour = 8;
async function book(): Promise<string> {
  hour += 1;
  const answer = await asProvider(portal, key, 'POST', '/appointments', {
    customer: { phone: '+351912000001' },
    service_ids: ['revisao'],
    date: '2027-07-01',
    time: `${String(hour).padStart(2, '0')}:00`,
  });
  return String(answer['id']);
}
const deliveries = async () =>
  (await asProvider(portal, key, 'GET', '/webhooks/agenda/deliveries'))['deliveries'];

describe('a provider is told, signed,', () => {
  test('of a booking, its move, its confirmation and its end', async () => {
    const id = await book();
    const change = (json: unknown) => asProvider(portal, key, 'POST', `/appointments/${id}`, json);
    await change({ reschedule: { date: '2027-07-03', time: '10:00' } });
    await change({ confirmed: true });
    await change({ cancelled: true });
    await deliverWebhooks(portal.backend);
    received.sort((a, b) => Number(a.event['sequence']) - Number(b.event['sequence']));
    expect(received.every(({ isSigned }) => isSigned)).toBe(true);
    expect(received.map(({ event }) => [event['type'], event['subject']])).toEqual(
      ['created', 'moved', 'confirmed', 'cancelled'].map((what) => [`booking.${what}`, id]),
    );
    expect(received[1]?.event).toMatchObject({
      provider: 'auto-mirante.localhost',
      data: { start: '2027-07-03T09:00:00+00:00', old_start: '2027-07-01T08:00:00+00:00' },
    });
  });

  test('of an approval, a message and a rating of the customer', async () => {
    const opened = await asProvider(portal, key, 'POST', '/works', {
      customer: { phone: '+351912000001' },
    });
    const id = String(opened['id']);
    await asProvider(portal, key, 'POST', `/works/${id}/budget`, {
      lines: [{ designation: 'Pastilhas', price: 100, discount: 0, completed: false }],
      vat_rate: 23,
      prices_include_vat: false,
    });
    const act = async (path: string, json: unknown = {}) => {
      const answer = await portal.call('POST', `/main/services/${id}${path}`, {
        token: customer,
        json,
      });
      expect([path, answer.status]).toEqual([path, 200]);
    };
    await act('/approve');
    await act('/chat/add', { message: 'Obrigada' });
    await asProvider(portal, key, 'POST', `/works/${id}/messages`, { message: 'De nada' });
    await asProvider(portal, key, 'POST', `/works/${id}/state`, { bars: 5 });
    await act('/feedback', { classification: 5, observation: 'Bom' });
    await deliverWebhooks(portal.backend);
    const told = Object.fromEntries(received.map(({ event }) => [event['type'], event['data']]));
    expect(told).toMatchObject({
      'work.approved': { total: 123 },
      'budget.decided': { version: 1, total: 123, how: 'session' },
      'message.received': { message: 'Obrigada' },
      'rating.given': { classification: 5, observation: 'Bom' },
    });
    expect(received).toHaveLength(4);
  });

  test('of a payment, once', async () => {
    const id = await book();
    await asProvider(portal, key, 'POST', `/appointments/${id}/payment`, { total: 12.5 });
    for (let twice = 0; twice < 2; twice += 1)
      await portal.backend.pool.query(
        `update payments set state = 'PAYED', method = 'MBWAY', paid_at = now() where subject = $1`,
        [id],
      );
    await deliverWebhooks(portal.backend);
    const paid = received.filter(({ event }) => event['type'] === 'payment.paid');
    expect(paid).toMatchObject([
      { event: { subject: id, data: { total: 12.5, method: 'MBWAY' } } },
    ]);
  });

  test('of nothing that was undone', async () => {
    const client = await portal.backend.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into chat_entries (company_id, subject, author, message, sent_at)
       select id, 'A-x', 'CLIENT', 'nunca', now() from companies`,
    );
    await client.query('rollback');
    client.release();
    expect(await deliverWebhooks(portal.backend)).toBe(0);
  });
});

describe('a delivery that fails', () => {
  test('is tried again later and later, then shows as failed, and can be sent again', async () => {
    await book();
    status = 500;
    const pauses: number[] = [];
    for (let tries = 1; tries <= 10; tries += 1) {
      expect(await deliverWebhooks(portal.backend)).toBe(1);
      expect(await deliverWebhooks(portal.backend)).toBe(0);
      const rows = await portal.backend.pool.query<{ next: Date }>(
        'select next_try_at as next from webhook_deliveries',
      );
      const pause = (rows.rows[0]?.next.getTime() ?? 0) - portal.backend.clock.now().getTime();
      pauses.push(pause);
      await portal.backend.clock.advance(Math.max(0, pause / 1000) + 1);
    }
    expect(
      pauses
        .slice(0, 9)
        .every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0) - 2000),
    ).toBe(true);
    expect(await deliveries()).toMatchObject([{ state: 'FAILED', tries: 10, last_status: 500 }]);
    status = 204;
    const [failed] = Object.values(Object(await deliveries()));
    await asProvider(portal, key, 'POST', `/webhook-deliveries/${Object(failed).id}/retry`, {});
    await deliverWebhooks(portal.backend);
    expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', tries: 1 }]);
    await portal.backend.clock.reset();
  });

  test('is not lost when its process ends, and is never sent by two at once', async () => {
    await book();
    await Promise.all(Array.from({ length: 5 }, () => deliverWebhooks(portal.backend)));
    expect(received).toHaveLength(1);
    await portal.backend.pool.query(
      `update webhook_deliveries set state = 'PENDING', delivered_at = null, next_try_at = $1`,
      [new Date(portal.backend.clock.now().getTime() + 60_000)],
    );
    expect(await deliverWebhooks(portal.backend)).toBe(0);
    await portal.backend.clock.advance(61);
    expect(await deliverWebhooks(portal.backend)).toBe(1);
    await portal.backend.clock.reset();
  });

  test('follows no redirect', async () => {
    await book();
    status = 302;
    await deliverWebhooks(portal.backend);
    expect(received).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ state: 'PENDING', last_status: 302 }]);
  });
});

test('an endpoint is its provider’s own, and its secret is shown to nobody', async () => {
  const other = await createProvider(portal, 'lima.localhost');
  expect(await asProvider(portal, other, 'GET', '/webhooks')).toEqual({ webhooks: [] });
  const gone = await portal.call('DELETE', '/provider-api/v1/webhooks/agenda', { token: other });
  expect(gone.status).toBe(404);
  const own = JSON.stringify(await asProvider(portal, key, 'GET', '/webhooks'));
  expect(own).toContain('agenda');
  expect(own).not.toContain(secret);
});

test('a signature holds for its body, its secret and five minutes', () => {
  const at = new Date('2027-01-01T10:00:00Z');
  const signature = signBody(secret, '{}', at);
  const later = new Date('2027-01-01T10:05:01Z');
  expect(isSignatureValid(secret, '{}', signature, at)).toBe(true);
  expect(isSignatureValid(secret, '{ }', signature, at)).toBe(false);
  expect(isSignatureValid('another', '{}', signature, at)).toBe(false);
  expect(isSignatureValid(secret, '{}', signature, later)).toBe(false);
});

test.each([
  '10.0.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '192.168.1.1',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '::ffff:0:127.0.0.1',
  '2002:7f00:1::',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  'fec0::1',
  '100::1',
  '2001:db8::1',
  '3fff::1',
  '192.0.2.2',
  '198.51.100.1',
  '203.0.113.1',
  '192.88.99.1',
  'x',
])('production does not reach %s', (address) => expect(isPublicAddress(address)).toBe(false));
test('production reaches the internet by HTTPS only, also by a name', async () => {
  expect(isPublicAddress('93.184.216.34')).toBe(true);
  expect(isPublicAddress('2606:2800:220:1:248:1893:25c8:1946')).toBe(true);
  const post = (address: string) => postOutside(address, '{}', {}, true);
  expect(await post('http://example.com/')).toEqual({ error: 'The address is not HTTPS.' });
  expect(await post('https://127.0.0.1/')).toEqual({ error: 'The address is not public.' });
  // What a connection failed of would tell which doors of a network are open.
  const closed = await postOutside('http://127.0.0.1:1/', '{}', {}, false);
  expect(closed).toEqual({ error: 'No connection, or no answer within 10 s.' });
  expect(await post('https://localhost/')).toEqual({ error: 'The name has no public address.' });
});
