import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpTables } from '../../testing/database/dumpTables.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const phone = '+351915500001';
let portal: TestBackend;
let key: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, 'auto-mirante.localhost');
  const hours = [{ weekday: 2, opens: '08:00', closes: '20:00' }];
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
});
afterAll(() => portal.close());

test('of who deletes the account no own word, contact or plate stays in any table, and bookings are called off [ACC-17]', async () => {
  const token = await registerByPhone(portal, phone, undefined, 'Ana Segredo');
  const call = async (method: string, path: string, json?: unknown) => {
    const headers = { 'Idempotency-Key': `${method}-${path}` };
    const answer = await portal.call(method, path, { token, json, headers });
    expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body]);
    return answer.body;
  };
  const specs = { brand: 'Renault', model: 'Clio', plate: '72-ZB-16' };
  await call('POST', '/main/items', { specs });
  const { rows } = await portal.backend.pool.query<{ id: string }>('select id from items');
  const booked = await call('POST', '/main/schedule', {
    services: [{ id: 'revisao', observation: 'palavra-secreta na marcação' }],
    item_id: rows[0]?.id,
    date: '2026-06-16',
    time: '10:00',
  });
  await call('POST', `/main/services/${String(booked['appointmentId'])}/chat/add`, {
    message: 'palavra-secreta na conversa',
  });
  await call('POST', '/main/application/support', { message: 'palavra-secreta', type: 'COMPANY' });
  await call('POST', '/main/application/feedback', {
    classification: 4,
    observation: 'palavra-secreta',
  });
  const work = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
  const path = `/works/${String(work['id'])}`;
  await asProvider(portal, key, 'POST', `${path}/budget`, {
    lines: [{ designation: 'Pastilhas', price: 64, discount: 0, completed: false }],
  });
  await call('POST', `/main/services/${String(work['id'])}/approve`, { version: 1, total: 64 });
  await asProvider(portal, key, 'POST', `${path}/budget`, {
    lines: [
      { designation: 'Pastilhas', price: 64, discount: 0, completed: false },
      { designation: 'Óleo', price: 40, discount: 0, completed: false },
    ],
  });
  const { budget, contract } = await call('GET', `/main/services/${String(work['id'])}/`);
  const { jobs } = Object(budget);
  const extra = jobs.find(({ state }: { state: string }) => state === 'undecided');
  const json = { version: 2, jobs: { [extra?.id]: 'later' }, total: 64 };
  await call('POST', `/main/services/${String(work['id'])}/budget/decision`, json);
  await asProvider(portal, key, 'POST', `${path}/state`, { bars: 5 });
  await call('PATCH', '/main/user/client', {
    email: 'contabilidade.segredo@exemplo.pt',
    invoice_primary: true,
  });
  await call('POST', `/main/services/${String(work['id'])}/invoice`, {
    emails: ['contabilidade.segredo@exemplo.pt'],
  });
  // Sent without login: one is known by its e-mail, the other by the contract.
  const statements = [
    { email: 'contabilidade.segredo@exemplo.pt' },
    { email: 'de.outrem@exemplo.pt', key: Object(contract).key },
  ];
  for (const [index, said] of statements.entries()) {
    const sent = await portal.call('POST', '/main/legal/withdrawals', {
      json: { name: 'Ana Segredo', contract: 'palavra-secreta', ...said },
      headers: { 'Idempotency-Key': `declaracao-${index}` },
    });
    expect(sent.body['state']).toBe('received');
    const refusal = { refuse: true, reason: 'Já foi prestado.' };
    await asProvider(portal, key, 'POST', `/withdrawals/${String(sent.body['id'])}`, refusal);
  }
  await portal.call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } });
  await call('DELETE', '/main/user/client/');

  const { outbox: _sent, ...kept } = await dumpTables(portal.backend.pool);
  const traces = Object.entries(kept).flatMap(([table, rows]) =>
    rows
      .filter((row) => /palavra-secreta|[Ss]egredo|72-ZB-16|915500001/.test(row))
      .map(() => table),
  );
  // Who approved is erased with the rest of the evidence's personal part, some years after the work (D-05).
  expect([...new Set(traces)]).toEqual(['evidence_people']);
  const devices = await portal.backend.pool.query(
    `select 1 from sessions where device is not null union all select 1 from known_devices`,
  );
  expect(devices.rowCount).toBe(0);
  const { requests } = await asProvider(portal, key, 'GET', '/invoice-requests');
  expect(requests).toEqual([
    expect.objectContaining({ emails: [], state: 'refused', reason: 'A conta foi apagada.' }),
  ]);
  const open = await portal.backend.pool.query(
    'select 1 from appointments where cancelled_at is null',
  );
  expect(open.rowCount).toBe(0);
});

test('where items are people none of them stays by name, not even one that works were done for; a car with works stays [ACC-17]', async () => {
  const people = { type: 'text', label: 'Nome', length: 80, required: true, identifier: true };
  const clinic = await createProvider(portal, 'alameda.localhost', {
    vertical: 'health',
    item_title_template: '{name}',
    signup_item_fields: [{ ...people, name: 'name', position: 1 }],
  });
  const number = '+351915500002';
  const leave = async (domain: string, provider: string, specs: Record<string, string>) => {
    const token = await registerByPhone(portal, number, domain, 'Rita Segredo');
    const work = await asProvider(portal, provider, 'POST', '/works', {
      customer: { phone: number },
      item_specs: specs,
    });
    await asProvider(portal, provider, 'POST', `/works/${String(work['id'])}/state`, { bars: 5 });
    const deleted = await portal.call('DELETE', '/main/user/client/', { token, domain });
    expect(deleted.status).toBe(200);
    const { items } = await dumpTables(portal.backend.pool);
    return items?.join(' ') ?? '';
  };
  expect(await leave('alameda.localhost', clinic, { name: 'Tomás Segredo' })).not.toMatch(/Tomás/);
  const car = { brand: 'Renault', model: 'Twingo', plate: '11-AA-22' };
  expect(await leave('auto-mirante.localhost', key, car)).toMatch(/Twingo/);
});
