import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { stopSms } from '../sms/stopSms.ts';

const [domain, other] = ['auto-mirante.localhost', 'lima.localhost'];
const phone = '+351912000001';
const path = '/main/user/client/channels';
let portal: TestBackend;
let token: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, domain);
  await createProvider(portal, other);
  token = await registerByPhone(portal, phone);
});
afterAll(() => portal.close());

const read = async (by = token, at = domain) =>
  (await portal.call('GET', path, { token: by, domain: at })).body;
const change = (json: unknown) => portal.call('PUT', path, { token, json });

test('the ways that a customer has are all on until one is switched off, each by itself [REM-09]', async () => {
  expect(await read()).toMatchObject({ push: null, email: null, sms: true });
  await portal.backend.pool.query(`update clients set email = 'ana@example.pt'`);
  expect(await read()).toMatchObject({ push: null, email: true, sms: true });
  expect(await change({ email: false })).toMatchObject({
    status: 200,
    body: { push: null, email: false, sms: true },
  });
  expect((await change({ sms: false })).body).toMatchObject({
    push: null,
    email: false,
    sms: false,
  });
  expect((await change({ email: true })).body).toMatchObject({
    push: null,
    email: true,
    sms: false,
  });
  expect((await change({})).body).toMatchObject({ push: null, email: true, sms: false });
  expect((await change({ email: 'no' })).status).toBe(400);
});

test('at another provider nothing is switched [REM-09]', async () => {
  const elsewhere = await registerByPhone(portal, '+351912000002', other);
  expect(await read(elsewhere, other)).toMatchObject({ sms: true });
  expect((await portal.call('GET', path)).status).toBe(401);
});

test('STOP by SMS is seen at the switch, and taken back by it [REM-10] [C-669]', async () => {
  await change({ sms: true });
  const { rows } = await portal.backend.pool.query<{ id: string; name: string }>(
    'select id, name from companies where domain = $1',
    [domain],
  );
  const { database } = portal.backend;
  const company = await database
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', rows[0]?.id ?? '')
    .executeTakeFirstOrThrow();
  await stopSms(portal.backend, company, phone, false);
  expect(await read()).toMatchObject({ sms: false });
  expect((await change({ sms: true })).body).toMatchObject({ sms: true });
  expect(await database.selectFrom('smsStops').select('phone').execute()).toEqual([]);
});

test('a number that is not the own login keeps its STOP [REM-10] [C-669]', async () => {
  const stranger = '+351912000009';
  const { database, pool } = portal.backend;
  const company = await database
    .selectFrom('companies')
    .selectAll()
    .where('domain', '=', domain)
    .executeTakeFirstOrThrow();
  await stopSms(portal.backend, company, stranger, false);
  await pool.query(
    `update clients set phones = $1 where company_id = $2 and phones::text like $3`,
    [JSON.stringify([{ number: stranger, primary: true }]), company.id, `%${phone}%`],
  );
  expect((await change({ sms: true })).body).toMatchObject({ sms: false });
  expect(await database.selectFrom('smsStops').select('phone').execute()).toEqual([
    { phone: stranger },
  ]);
});
