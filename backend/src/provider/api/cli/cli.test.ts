import { serve, type ServerType } from '@hono/node-server';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPdf } from '../../../testing/data/aPdf.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const customer = { phone: '912000001' };
let portal: TestBackend;
let key: string;
let server: ServerType;
let port: number;
const built = mkdtempSync(path.join(tmpdir(), 'portal-cli-built-'));
const program = path.join(built, 'cli.mjs');

beforeAll(async () => {
  // As an installation has it: translated once, and not by each of sixty commands.
  await build({
    entryPoints: [fileURLToPath(new URL('cli.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain);
  port = await new Promise((resolve) => {
    server = serve({ fetch: portal.app.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
      resolve(info.port),
    );
  });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await portal.close();
  rmSync(built, { recursive: true, force: true });
});

const command = async (...words: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, domain, ...words], {
    env: {
      ...process.env,
      PORTAL_PROVIDER_KEY: key,
      PORTAL_BACKEND_PORT: `${port}`,
    },
  });
  return stdout;
};

test('a budget of jobs is posted, decided and proved by one word each', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-cli-'));
  const file = (name: string, json: object) => {
    const target = path.join(folder, name);
    writeFileSync(target, JSON.stringify(json));
    return target;
  };
  try {
    const id = String((await asProvider(portal, key, 'POST', '/works', { customer }))['id']);
    const jobs = [{ title: 'Travões', labour: [{ designation: 'Travões', price: 120 }] }];
    await command('jobs', id, file('jobs.json', { jobs }));
    const { budgets } = JSON.parse(await command('budgets', id));
    const decision = { version: 1, method: 'phone', by: 'Rui Lima' };
    const said = { ...decision, jobs: { [budgets[0].jobs[0].id]: 'approved' } };
    await command('decide', id, file('decision.json', said));
    const { approvals } = JSON.parse(await command('approvals'));
    expect(approvals).toMatchObject([{ kind: 'recorded', subject: id, total: 120 }]);
    expect(JSON.parse(await command('verify'))).toEqual({ valid: true, records: 1 });
    const document = path.join(folder, 'aprovacao.pdf');
    const saved = JSON.parse(await command('approval', approvals[0].id, document));
    const bytes = readFileSync(document);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(saved).toEqual({ file: document, bytes: bytes.byteLength });
    await expect(command('approval', 'none', document)).rejects.toThrow('404');
    const changed = await command('settings', file('settings.json', { budget_validity_days: 9 }));
    expect(JSON.parse(changed)).toMatchObject({ settings: { budget_validity_days: 9 } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('words make a key that may read alone, list it and end it', async () => {
  const made = JSON.parse(await command('make-key', 'read', 'Painel', 'da', 'loja'));
  expect(made).toMatchObject({ name: 'Painel da loja', scope: 'read', key: expect.any(String) });
  const { keys } = JSON.parse(await command('keys'));
  expect(keys).toContainEqual(expect.objectContaining({ id: made.id, scope: 'read' }));
  await command('end-key', made.id);
  expect(JSON.parse(await command('keys')).keys).toHaveLength(keys.length - 1);
  await expect(command('end-key', made.id)).rejects.toThrow('404');
  const { changes } = JSON.parse(await command('changes'));
  expect(changes.slice(0, 2)).toMatchObject([
    { area: 'keys', subject: 'Painel da loja', after: null, by: { kind: 'api', name: 'original' } },
    { area: 'keys', subject: 'Painel da loja', before: null },
  ]);
});

test('a word says who the provider is by law', async () => {
  const file = path.join(portal.backend.environment.dataDirectory, 'legal.json');
  const legal = {
    ...{ legal_name: 'Auto Mirante, Lda.', nipc: '502448911', email: 'oficina@exemplo.pt' },
    address: 'Rua do Heroísmo 214, 4300-255 Porto',
  };
  writeFileSync(file, JSON.stringify({ legal }));
  await command('legal', file);
  expect(JSON.parse(await command('settings'))).toMatchObject({ legal });
});

test('one word calls off a work and cancels an appointment', async () => {
  const work = await asProvider(portal, key, 'POST', '/works', { customer });
  const workId = String(work['id']);
  await command('cancel', workId);
  expect(await asProvider(portal, key, 'GET', `/works/${workId}`)).toMatchObject({
    is_cancelled: true,
  });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
  const appointment = await asProvider(portal, key, 'POST', '/appointments', {
    customer,
    service_ids: ['revisao'],
    date: '2026-06-16',
    time: '10:00',
  });
  const id = String(appointment['id']);
  await command('cancel', id);
  expect(await asProvider(portal, key, 'GET', `/appointments/${id}`)).toMatchObject({
    is_cancelled: true,
  });
});

test('one word confirms the other time that a customer asked for, or refuses it with a reason', async () => {
  const token = await registerByPhone(portal, '+351912000007');
  await asProvider(portal, key, 'PUT', '/settings', { confirm_moves_by_hand: true });
  const hours = [{ weekday: 3, opens: '09:00', closes: '18:00' }];
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/services/afinacao', {
    ...{ name: 'Afinação', duration_minutes: 60 },
  });
  const date = '2026-06-17';
  const { id } = await asProvider(portal, key, 'POST', '/appointments', {
    ...{ customer: { phone: '912000007' }, service_ids: ['afinacao'], date, time: '10:00' },
  });
  const asks = (time: string) =>
    portal.call('POST', `/main/services/${String(id)}/move`, { token, json: { date, time } });
  await expect(command('confirm-move', String(id))).rejects.toThrow('No other time was asked for.');
  await asks('12:00');
  const reason = ['Estamos', 'em', 'formação.'];
  expect(JSON.parse(await command('refuse-move', String(id), ...reason))).toMatchObject({
    state: 'refused',
  });
  await asks('14:00');
  await command('confirm-move', String(id));
  expect(await asProvider(portal, key, 'GET', `/appointments/${String(id)}`)).toMatchObject({
    ...{ time: '14:00', old_time: '10:00', move: null },
  });
});

test('words enter the keys at the gateway, say how far payments are, and ask for a test', async () => {
  const file = path.join(portal.backend.environment.dataDirectory, 'keys.json');
  writeFileSync(
    file,
    JSON.stringify({
      ...{ backoffice_key: '1111-2222-3333-4444', mb_key: 'ABC-000001' },
      anti_phishing_key: 'a-very-private-phrase',
    }),
  );
  const entered = await command('payment-keys', file);
  expect(entered).not.toContain('ABC-000001');
  expect(JSON.parse(entered)).toMatchObject({ state: 'testing', keys: ['MB'] });
  expect(JSON.parse(await command('payments'))).toMatchObject({ state: 'testing', test: null });
  await expect(command('test-payment', 'CC')).rejects.toThrow(
    'Falta a chave deste método de pagamento.',
  );
});

test('words set the policy and end it, and note who did not come', async () => {
  const file = path.join(portal.backend.environment.dataDirectory, 'policy.json');
  const rule = { free_until_hours: 24, late_percent: 50, no_show_percent: 100 };
  const policy = { prepayment: 'percent', value: 50, ...rule };
  writeFileSync(file, JSON.stringify(policy));
  await command('policy', file);
  expect(JSON.parse(await command('policy'))).toEqual({ policy });
  expect(JSON.parse(await command('end-policy'))).toEqual({ policy: null });
  const { id } = await asProvider(portal, key, 'POST', '/appointments', {
    ...{ customer, service_ids: ['revisao'], date: '2026-06-12', time: '10:00', past: true },
  });
  await command('no-show', String(id));
  await expect(command('waive', String(id), 'Engano.')).rejects.toThrow('Nothing is kept');
});

test('words change whether bookings of a service may be withdrawn from, and list services', async () => {
  const file = path.join(portal.backend.environment.dataDirectory, 'service.json');
  const withdrawal = { right: 'excluded', reason: 'Reparação urgente.' };
  writeFileSync(file, JSON.stringify({ name: 'Reboque', duration_minutes: 60, withdrawal }));
  await command('service', 'reboque', file);
  const { services } = JSON.parse(await command('services'));
  expect(services).toContainEqual(expect.objectContaining({ fo_id: 'reboque', withdrawal }));
  const { settings } = JSON.parse(await command('settings'));
  expect(settings).toMatchObject({ withdrawal: { right: 'applies' } });
});

test('words list statements of withdrawal, accept one and refuse another', async () => {
  const state = async (contract: string) => {
    const json = { name: 'Ana', contract, email: 'ana@exemplo.pt' };
    return String((await portal.call('POST', '/main/legal/withdrawals', { json })).body['id']);
  };
  const [first, second] = [await state('Revisão'), await state('Pneus')];
  expect(JSON.parse(await command('accept-withdrawal', first))).toMatchObject({
    state: 'accepted',
  });
  await command('refuse-withdrawal', second, 'Já', 'foi', 'prestado.');
  const { withdrawals } = JSON.parse(await command('withdrawals'));
  expect(withdrawals).toHaveLength(2);
  expect(withdrawals).toContainEqual(
    expect.objectContaining({ id: second, state: 'refused', reason: 'Já foi prestado.' }),
  );
});

test('words attach a document, list it and void it, and refuse a request', async () => {
  const work = await asProvider(portal, key, 'POST', '/works', { customer });
  const id = String(work['id']);
  await asProvider(portal, key, 'POST', `/works/${id}/state`, { bars: 5 });
  const file = path.join(portal.backend.environment.dataDirectory, 'fatura.pdf');
  writeFileSync(file, aPdf());
  const facts = ['--number', 'FT 2026/1', '--date', '2026-06-14', '--total', '184,50'];
  const attached = JSON.parse(await command('invoice', id, file, ...facts, '--atcud', 'A-1'));
  expect(JSON.parse(await command('invoices', id))).toMatchObject({
    invoices: [{ id: attached.id, kind: 'FT', total: 184.5, atcud: 'A-1', voided: null }],
  });
  await command('void', attached.id, 'NIF', 'errado');
  expect(JSON.parse(await command('invoices', id))).toMatchObject({
    invoices: [{ voided: { reason: 'NIF errado' } }],
  });
  const token = await registerByPhone(portal, '+351912000001');
  await portal.call('PATCH', '/main/user/client', { token, json: { email: 'ana@exemplo.pt' } });
  const json = { emails: ['ana@exemplo.pt'] };
  await portal.call('POST', `/main/services/${id}/invoice`, { token, json });
  const { requests } = JSON.parse(await command('requests'));
  expect(requests).toMatchObject([{ subject: id }]);
  await command('refuse', requests[0].id, 'Falta', 'o', 'NIF');
  expect(JSON.parse(await command('requests'))).toMatchObject({ requests: [] });
  await portal.call('POST', `/main/services/${id}/invoice`, { token, json });
  const again = JSON.parse(await command('requests')).requests;
  expect(JSON.parse(await command('sent', again[0].id))).toMatchObject({ state: 'answered' });
});

test('words name a certified program and list what it has not issued', async () => {
  const program = path.join(portal.backend.environment.dataDirectory, 'program.json');
  writeFileSync(program, JSON.stringify({ connector: 'sandbox' }));
  expect(JSON.parse(await command('connect', program))).toMatchObject({ connector: 'sandbox' });
  expect(JSON.parse(await command('invoicing'))).toMatchObject({
    connector: 'sandbox',
    failures: [],
  });
});

test('calendars are made and ended by one word each', async () => {
  await asProvider(portal, key, 'PUT', '/experts/rui', { name: 'Rui Lima' });
  for (const words of [[], ['rui']]) {
    const { address } = JSON.parse(await command('feed', ...words));
    expect(address).toMatch(/^webcal:.*\.ics$/);
    const path = new URL(String(address).replace('webcal:', 'http:')).pathname.replace('/api', '');
    expect((await portal.call('GET', path)).status).toBe(200);
    await command('end-feed', ...words);
    expect((await portal.call('GET', path)).status).toBe(404);
  }
});

test('rules of reminders are read, replaced and drawn, and what they sent is counted, by one word each', async () => {
  const file = path.join(portal.backend.environment.dataDirectory, 'reminders.json');
  const words = { lead_minutes: 1440, channels: ['sms'], text: 'Até amanhã às {hora}.' };
  const rule = { event: 'appointment.upcoming', ...words, active: true };
  writeFileSync(file, JSON.stringify({ rules: [rule] }));
  await command('reminders', file);
  expect(JSON.parse(await command('reminders')).rules).toEqual([
    { id: expect.any(String), ...rule },
  ]);
  expect(JSON.parse(await command('reminder-preview'))).toMatchObject({
    rules: [{ channels: [{ channel: 'sms', text: 'Até amanhã às 09:30.', parts: 1 }] }],
  });
  const sent = await asProvider(portal, key, 'GET', '/messages');
  expect(JSON.parse(await command('sent-reminders'))).toEqual(sent);
  const usage = await asProvider(portal, key, 'GET', '/messages/usage');
  expect(usage).toMatchObject({ month: '2026-06' });
  expect(JSON.parse(await command('sms-usage'))).toEqual(usage);
});

test('who waits is shown, and removed with a reason, by one word each [WAI-12]', async () => {
  await asProvider(portal, key, 'PUT', '/settings', { waiting_list: true });
  await asProvider(portal, key, 'PUT', '/services/lavagem', {
    ...{ name: 'Lavagem', duration_minutes: 30 },
  });
  const token = await registerByPhone(portal, '+351912000009');
  const specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
  const added = await portal.call('POST', '/main/items/', { token, json: { specs } });
  const item = Object(added.body['item']).id;
  const days = { from: '2026-06-16', to: '2026-06-20' };
  const json = { service_ids: ['lavagem'], item_id: item, ...days };
  const { body } = await portal.call('POST', '/main/waiting-list', { token, json });
  const { entries } = JSON.parse(await command('waiting'));
  expect(entries).toMatchObject([{ id: body['id'], ...days }]);
  await command('remove-waiting', String(body['id']), 'Já', 'não', 'lavamos.');
  expect(JSON.parse(await command('waiting'))).toMatchObject({ entries: [] });
  await expect(command('remove-waiting', String(body['id']), 'Outra vez')).rejects.toThrow('404');
});
