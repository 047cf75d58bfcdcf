import { createServer } from 'node:http';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import { deliverWebhooks } from '../../../provider/webhooks/deliverWebhooks.ts';
import { webhooksCapability } from '../../../provider/webhooks/routes.ts';
import { createReminderWorld, type ReminderWorld } from '../../../testing/worlds/reminderWorld.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

const at = (day: string, time: string) => lisbonInstant(day, time);
let told = 0;
const listener = createServer((_, response) => {
  told += 1;
  response.writeHead(204).end();
});
let portal: TestBackend;
let world: ReminderWorld;

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  portal = await createTestBackend();
  world = await createReminderWorld(portal, at('2027-07-12', '10:00'));
  await world.rules({ lead_minutes: 1440, text: 'lembrete {hora}' });
  const address = listener.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const secret = 'a secret of the provider that is long';
  await world.provider('PUT', '/webhooks/agenda', { url: `http://127.0.0.1:${port}`, secret });
});
afterAll(async () => {
  await portal.close();
  await new Promise((resolve) => listener.close(resolve));
});

const mgmt = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/mgmt/providers${path}`, { token: portal.adminToken, json });
const suspend = () =>
  mgmt('POST', `/${world.domain}/suspend?by=Rita`, { reason: 'Renda em atraso.' });
const resume = () => mgmt('POST', `/${world.domain}/resume?by=Rui`);
const asProvider = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/provider-api/v1${path}`, { token: world.key, json });
const listed = async () => {
  const { body } = await mgmt('GET', `?search=${world.domain}`);
  return Object(body)['providers'][0];
};
const boot = async () =>
  (await portal.call('GET', `/mgmt/boot?domain=${world.domain}`)).body['suspended'];
const reminders = async () =>
  (await readOutbox(portal.backend.database, world.phone))
    .map(({ text }) => text)
    .filter((text) => text.startsWith('lembrete'));

test('a suspended provider refuses customers and its own system clearly, and is as before once it is resumed [C-684] [LAW-07]', async () => {
  const before = await world.mine('GET', '/user/client/info');
  expect(before.status).toBe(200);
  expect((await mgmt('POST', `/${world.domain}/suspend`, {})).status).toBe(400);
  expect(await suspend()).toMatchObject({
    status: 200,
    body: { state: 'suspended', suspension_reason: 'Renda em atraso.', deletes_at: null },
  });
  expect((await suspend()).status).toBe(409);
  expect(await boot()).toBe(true);
  expect(await listed()).toMatchObject({ state: 'suspended' });

  const asked = { domain: world.domain, json: { phone: '+351913000099', platform: 'WEB' } };
  for (const answer of [
    await world.mine('GET', '/user/client/info'),
    await world.mine('POST', '/schedule', {}),
    await portal.call('POST', '/main/user/phone', asked),
    await portal.call('GET', '/calendar/customer/links?key=x', { domain: world.domain }),
  ]) {
    expect([answer.status, answer.body['code']]).toEqual([503, 'SUSPENDED']);
    expect(answer.body['message']).toMatch(/^O portal de Auto Mirante está suspenso de momento\./);
  }
  // Who the provider is, is told at any time; and statements of withdrawal are taken.
  for (const path of ['/main/config', '/main/legal/contract?key=none'])
    expect((await portal.call('GET', path, { domain: world.domain })).status).toBe(200);
  const withdrawal = await portal.call('POST', '/main/legal/withdrawals', {
    domain: world.domain,
    json: { name: 'Ana Marques', contract: 'Revisão do carro', email: 'ana@exemplo.pt' },
  });
  expect(withdrawal.status).toBe(201);
  const refused = await asProvider('PUT', '/services/revisao', {
    name: 'Outra',
    duration_minutes: 30,
  });
  expect([refused.status, refused.body['code']]).toEqual([403, 'SUSPENDED']);
  expect((await asProvider('GET', '/webhooks')).status).toBe(200);
  expect(JSON.stringify(refused.body)).not.toContain('Renda');

  expect(await resume()).toMatchObject({ status: 200, body: { state: 'active' } });
  expect((await resume()).status).toBe(409);
  expect((await mgmt('POST', '/nobody.pt/resume')).status).toBe(404);
  expect(await boot()).toBe(false);
  expect((await world.mine('GET', '/user/client/info')).body).toEqual(before.body);
  const { rows } = await portal.backend.pool.query<{ line: string }>(
    `select actor || ' ' || action || ' ' || subject as line from mgmt_actions where action ~ 'suspended|resumed' order by sequence`,
  );
  expect(rows.map(({ line }) => line)).toEqual([
    `Rita suspended a provider ${world.domain}: Renda em atraso.`,
    `Rui resumed a provider ${world.domain}`,
  ]);
});

test('webhooks and reminders of a suspended provider wait, and go on when it is resumed [C-684]', async () => {
  const { backend } = portal;
  await world.book('2027-07-20', '15:00');
  await world.book('2027-07-16', '15:00');
  await suspend();
  await world.at(at('2027-07-15', '16:00'));
  await deliverWebhooks(backend);
  expect([told, await reminders()]).toEqual([0, []]);

  // What waits is not forgotten with what is old, however long it takes.
  await backend.pool.query(`update webhook_events set at = '2027-05-01'`);
  for (const task of webhooksCapability.tasks ?? [])
    await task.run(backend, new AbortController().signal);
  await world.at(at('2027-07-19', '16:00'));
  expect([told, await reminders()]).toEqual([0, []]);

  await resume();
  await world.at(at('2027-07-19', '16:10'));
  await deliverWebhooks(backend);
  // Of the booking that is over nobody is reminded any more.
  expect([told, await reminders()]).toEqual([2, ['lembrete 15:00']]);
});

test('webhooks and reminders of a draft wait until it is published [C-741]', async () => {
  const { backend } = portal;
  const draft = (since: Date | null) =>
    backend.pool.query('update companies set draft_since = $1 where domain = $2', [
      since,
      world.domain,
    ]);
  const [before, remindersBefore] = [told, (await reminders()).length];
  await draft(backend.clock.now());
  expect(await listed()).toMatchObject({ state: 'draft' });
  await world.book('2027-07-22', '15:00');
  await world.at(at('2027-07-21', '16:00'));
  await deliverWebhooks(backend);
  expect([told - before, (await reminders()).length - remindersBefore]).toEqual([0, 0]);
  await draft(null);
  await world.at(at('2027-07-21', '16:10'));
  await deliverWebhooks(backend);
  expect([told - before, (await reminders()).length - remindersBefore]).toEqual([1, 1]);
});
