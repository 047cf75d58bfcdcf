import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domains = ['auto-mirante.localhost', 'lima.localhost'];
let portal: TestBackend;
let send: (process: number, path: string, json: unknown, domain?: string) => Promise<number>;

beforeAll(async () => {
  portal = await createTestBackend();
  for (const domain of domains) await createProvider(portal, domain);
  const apps = [portal.app, portal.startSecondProcess().app];
  send = async (process, path, json, domain = 'auto-mirante.localhost') => {
    const answer = await apps[process % 2]?.request(path, {
      method: 'POST',
      body: JSON.stringify(json),
      headers: { 'x-forwarded-host': domain, 'content-type': 'application/json' },
    });
    return answer?.status ?? 0;
  };
});
afterAll(() => portal.close());

const ten = Array.from({ length: 10 }, (_, index) => index);

test('ten requests at once, at two processes and two providers, send one code [C-93]', async () => {
  const phone = '+351915000001';
  const statuses = await Promise.all(
    ten.map((index) =>
      send(
        index,
        '/main/user/phone',
        { phone, platform: 'WEB' },
        domains[Math.floor(index / 2) % 2],
      ),
    ),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  expect(await readOutbox(portal.backend.database, phone)).toHaveLength(1);
});

test('five guesses burn a code, however they are spread over processes', async () => {
  const phone = '+351915000002';
  await registerByPhone(portal, phone);
  await send(0, '/main/user/phone', { phone, platform: 'WEB' });
  const code = await lastCode(portal, phone);
  const wrong = code === '123456' ? '654321' : '123456';
  await Promise.all(
    ten.map((index) => send(index, '/main/user/phone/validate', { phone, code: wrong })),
  );
  expect(await send(0, '/main/user/phone/validate', { phone, code })).toBe(400);
  const rows = await portal.backend.pool.query(
    'select tries from verification_codes where contact = $1 and used_at is null',
    [phone],
  );
  expect(rows.rows).toEqual([{ tries: 5 }]);
});

test('a right code sent twice at once to two processes logs in once', async () => {
  const phone = '+351915000003';
  await registerByPhone(portal, phone);
  await send(0, '/main/user/phone', { phone, platform: 'WEB' });
  const code = await lastCode(portal, phone);
  const statuses = await Promise.all(
    ten.slice(0, 4).map((index) => send(index, '/main/user/login', { login: phone, code })),
  );
  expect(statuses.sort()).toEqual([200, 400, 400, 400]);
});

test('guessed passwords stop after 20 over all processes, and the owner still gets in by code', async () => {
  const phone = '+351915000004';
  const token = await registerByPhone(portal, phone);
  await portal.call('PUT', '/main/user/password', { token, json: { password: 'Cadeira-2026' } });
  const guess = (index: number) =>
    send(index, '/main/user/login', { login: phone, password: 'Errada-2026' });
  const statuses = await Promise.all([...ten, ...ten, ...ten].map(guess));
  expect(statuses.filter((status) => status === 403)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  await send(0, '/main/user/phone', { phone, platform: 'WEB' });
  expect(
    await send(1, '/main/user/login', { login: phone, code: await lastCode(portal, phone) }),
  ).toBe(200);
});

test('codes are limited per address as our own edge wrote it, whatever the visitor claims [C-93]', async () => {
  const carrier = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve));
  const at = carrier.address();
  const port = typeof at === 'object' ? at?.port : undefined;
  const strict = await createTestBackend({
    PORTAL_ENVIRONMENT: 'production',
    PORTAL_SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/sms`,
    PORTAL_SMS_WEBHOOK_TOKEN: 'of the carrier',
    PORTAL_SMTP_URL: 'smtp://127.0.0.1:1',
    PORTAL_MAIL_FROM: 'portal@exemplo.pt',
    PORTAL_SUPPORT_EMAIL: 'apoio@exemplo.pt',
  });
  await createProvider(strict, 'auto-mirante.localhost');
  await createProvider(strict, 'alameda.localhost');
  const ask = (index: number, address: string, domain = 'auto-mirante.localhost') =>
    strict.call('POST', '/main/user/phone', {
      domain,
      json: { phone: `+3519160000${String(index).padStart(2, '0')}`, platform: 'WEB' },
      // What a visitor wrote before the edge's own entry must not count.
      headers: { 'x-forwarded-for': `10.0.0.${index}, ${address}` },
    });
  const statuses: number[] = [];
  for (let index = 0; index < 32; index += 1)
    statuses.push((await ask(index, '198.51.100.7')).status);
  expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(200));
  expect(statuses.slice(30)).toEqual([429, 429]);
  expect((await ask(40, '198.51.100.8')).status).toBe(200);
  // A mobile carrier's customers share an address: those of another provider are not kept out (C-242).
  expect((await ask(41, '198.51.100.7', 'alameda.localhost')).status).toBe(200);
  await strict.close();
  await new Promise((resolve) => carrier.close(resolve));
});
