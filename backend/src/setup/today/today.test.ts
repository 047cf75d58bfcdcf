import { conversationsSchema } from '@portal/api/provider/conversations';
import { draftSchema } from '@portal/api/setup/draft';
import { inForceSchema } from '@portal/api/setup/inForceSchema';
import {
  providerAppointmentsSchema,
  providerWorkDetailsSchema,
  providerWorksSchema,
} from '@portal/api/provider/providerWork';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { dumpTables } from '../../testing/database/dumpTables.ts';
import { ownerAt, ownerOf, type TestOwner } from '../../testing/calls/ownerOf.ts';
import { pictureForm } from '../../testing/data/pictureForm.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const DOMAIN = 'auto-mirante.localhost';
const phone = '+351912000001';
const item = { item_specs: { brand: 'Peugeot', model: '308', plate: '72-ZB-16' } };
let portal: TestBackend;
let key: string;
let otherKey: string;
let owner: TestOwner;
let other: TestOwner;
let customer: string;
/** Of each provider, a work and an appointment. */
let own: { work: string; appointment: string };
let theirs: { work: string; appointment: string };

const today = (method: string, path: string, json?: unknown, options = {}) =>
  owner.call(method, `/provider${path}`, json, options);
const write = (id: string, message: string) =>
  portal.call('POST', `/main/services/${id}/chat/add`, { token: customer, json: { message } });
const conversations = async () =>
  v.parse(conversationsSchema, (await today('GET', '/conversations')).body);

async function fill(providerKey: string) {
  const call = (path: string, json: unknown) => asProvider(portal, providerKey, 'POST', path, json);
  await asProvider(portal, providerKey, 'PUT', '/services/revisao', {
    ...{ name: 'Revisão', duration_minutes: 60 },
  });
  const who = { customer: { phone, name: 'Ana Marques' } };
  const work = await call('/works', { ...who, ...item, symptoms: [{ name: 'Travões' }] });
  const place = { service_ids: ['revisao'], date: '2027-01-12', time: '10:00' };
  const appointment = await call('/appointments', { ...who, ...place });
  return { work: String(work['id']), appointment: String(appointment['id']) };
}

beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, DOMAIN);
  otherKey = await createProvider(portal, 'lima.localhost');
  customer = await registerByPhone(portal, phone);
  await registerByPhone(portal, phone, 'lima.localhost');
  own = await fill(key);
  theirs = await fill(otherKey);
  owner = await ownerAt(portal, DOMAIN);
  other = await ownerAt(portal, 'lima.localhost');
});
afterAll(() => portal.close());

test('an owner sees whose the bookings of a day are, and moves them on by the calls of the provider API [SET-04] [C-795] [C-796]', async () => {
  const range = '?from=2027-01-12T00:00:00Z&to=2027-01-13T00:00:00Z';
  const read = async () => {
    const { body } = await today('GET', `/appointments${range}`);
    return v.parse(providerAppointmentsSchema, body).appointments;
  };
  const [before, ...none] = await read();
  expect([before?.id, none]).toEqual([own.appointment, []]);
  expect(before?.customer).toEqual({ name: 'Ana Marques', phone, email: null });
  const path = `/appointments/${own.appointment}`;
  expect((await today('POST', path, { confirmed: true })).status).toBe(201);
  expect((await today('POST', path, { client_arrived: true })).status).toBe(201);
  expect((await read())[0]).toMatchObject({ is_confirmed: true, client_arrived: true });
  const byKey = await asProvider(portal, key, 'GET', path);
  expect(v.parse(providerWorkDetailsSchema, byKey)).toMatchObject({
    ...{ is_confirmed: true, no_show: false, customer: { name: 'Ana Marques', phone } },
  });
});

test('a step is taken of the booking that the owner saw: not of another time, nor of what its customer called off [C-952]', async () => {
  const day = { service_ids: ['revisao'], date: '2027-03-02', time: '10:00' };
  const { body } = await today('POST', '/appointments', { customer: { phone }, ...day });
  const path = `/appointments/${String(body['id'])}`;
  const read = async () =>
    v.parse(providerWorkDetailsSchema, await asProvider(portal, key, 'GET', path));
  const seen = { seen_start: (await read()).share_calendar_start };
  const move = { reschedule: { date: '2027-03-05', time: '10:00' } };
  await asProvider(portal, key, 'POST', path, move);
  for (const step of [{ cancelled: true }, { confirmed: true }, move])
    expect((await today('POST', path, { ...step, ...seen })).status).toBe(409);
  expect(await read()).toMatchObject({
    ...{ is_cancelled: false, is_confirmed: false, date_start: '2027-03-05' },
  });
  const now = { seen_start: (await read()).share_calendar_start };
  expect((await today('POST', path, { confirmed: true, ...now })).status).toBe(201);

  const id = String(body['id']);
  await today('POST', path, { confirmed: false });
  await portal.call('POST', `/main/services/${id}/cancel`, { token: customer });
  for (const step of [{ confirmed: true }, { client_arrived: true }])
    expect((await today('POST', path, { ...step, ...now })).status).toBe(409);
  expect(await read()).toMatchObject({
    ...{ is_cancelled: true, is_confirmed: false, client_arrived: false },
  });
});

test('an owner books of what is in force, whatever was changed and not published [C-953]', async () => {
  const { revision } = v.parse(draftSchema, (await owner.call('GET', '/draft')).body);
  const oil = { name: 'Óleo', duration_minutes: 30 };
  const saved = await owner.call('PATCH', '/draft', {
    revision,
    values: { services: { oleo: oil, revisao: null }, activity: { signup_item_fields: [] } },
  });
  expect(saved.status).toBe(200);
  const inForce = v.parse(inForceSchema, (await owner.call('GET', '/in-force')).body);
  expect(Object.keys(inForce.services)).toEqual(['revisao']);
  expect(inForce.modules.support_equipment).toBe(true);
  expect(inForce.activity.signup_item_fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['brand', 'model', 'plate']),
  );
  const book = (id: string, time: string) =>
    today('POST', '/appointments', {
      ...{ customer: { phone }, service_ids: [id], date: '2027-02-10', time },
    });
  expect([(await book('oleo', '10:00')).status, (await book('revisao', '12:00')).status]).toEqual([
    ...[400, 201],
  ]);
  // Of a provider that was never published nothing is in force.
  const draft = await ownerOf(portal, 'nova.localhost');
  const none = v.parse(inForceSchema, (await draft.call('GET', '/in-force')).body);
  expect(none.services).toEqual({});
});

test('an owner books for somebody who rang, and not where somebody is expected already [C-795] [C-861]', async () => {
  const place = { service_ids: ['revisao'], date: '2027-02-09' };
  const who = { customer: { phone: '912000077', name: 'Rita Sá' } };
  const book = (time: string) => today('POST', '/appointments', { ...who, ...place, time });
  expect((await book('21:15')).status).toBe(201);
  expect(await book('21:45')).toMatchObject({ status: 409, body: { code: 'TIME_TAKEN' } });
  const range = '?from=2027-02-09T00:00:00Z&to=2027-02-10T00:00:00Z';
  const { body } = await today('GET', `/appointments${range}`);
  const { appointments } = v.parse(providerAppointmentsSchema, body);
  expect(appointments.map(({ time, customer: whose }) => [time, whose?.name])).toEqual([
    ['21:15', 'Rita Sá'],
  ]);
});

test('works under way are listed without those that ended, and move on [C-796]', async () => {
  const ended = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
  await asProvider(portal, key, 'POST', `/works/${String(ended['id'])}/state`, { bars: 5 });
  const list = async (query: string) => {
    const { body } = await today('GET', `/works${query}`);
    return v.parse(providerWorksSchema, body).works.map(({ id, state }) => [id, state.bars]);
  };
  expect(await list('?open=true')).toEqual([[own.work, 1]]);
  expect(await list('')).toHaveLength(2);
  expect((await today('GET', '/works?open=yes')).status).toBe(400);
  expect((await today('POST', `/works/${own.work}/state`, { bars: 2 })).status).toBe(201);
  expect(await list('?open=true')).toEqual([[own.work, 2]]);
});

test('what customers wrote waits for an answer, longest first, until it is answered or needs none [C-797]', async () => {
  await write(own.work, 'Já está pronto?');
  await portal.backend.clock.advance(60);
  await write(own.appointment, 'Posso chegar mais tarde?');
  await write(own.work, 'Está aí alguém?');
  const waiting = (await conversations()).conversations;
  expect(waiting.map(({ id, about }) => [id, about])).toEqual([
    [own.work, 'Peugeot 308'],
    [own.appointment, 'Revisão'],
  ]);
  expect(waiting[0]).toMatchObject({
    customer: { name: 'Ana Marques', phone },
    messages: [
      { type: 'CLIENT', message: 'Já está pronto?' },
      { type: 'CLIENT', message: 'Está aí alguém?' },
    ],
  });
  const first = await today('GET', '/conversations?limit=1');
  const { next } = v.parse(conversationsSchema, first.body);
  const second = await today('GET', `/conversations?limit=1&cursor=${next ?? ''}`);
  expect(v.parse(conversationsSchema, second.body)).toMatchObject({
    ...{ conversations: [{ id: own.appointment }], next: null },
  });

  const headers = { 'idempotency-key': 'uma-resposta' };
  for (let time = 0; time < 2; time += 1) {
    const json = { message: 'Às cinco.' };
    const sent = await today('POST', `/works/${own.work}/messages`, json, { headers });
    expect(sent.status).toBe(201);
  }
  const { body } = await portal.call('GET', `/main/services/${own.work}`, { token: customer });
  expect(Object(body)['chat']).toMatchObject([{}, {}, { type: 'COMPANY', message: 'Às cinco.' }]);
  expect((await conversations()).conversations.map(({ id }) => id)).toEqual([own.appointment]);
  expect((await today('POST', `/conversations/${own.appointment}/read`, {})).status).toBe(201);
  expect((await conversations()).conversations).toEqual([]);
});

test('what a customer writes while an owner looks at what stood before stays unread, also above the answer [C-797] [C-951]', async () => {
  const lines = async () => (await conversations()).conversations[0]?.messages ?? [];
  await write(own.work, 'Obrigada!');
  const seen = async () => ({ seen_until: (await lines()).at(-1)?.date });
  const thanks = await seen();
  await portal.backend.clock.advance(30);
  await write(own.work, 'Afinal pode ser às 15h?');
  expect((await today('POST', `/conversations/${own.work}/read`, thanks)).status).toBe(201);
  expect((await lines()).slice(-2)).toMatchObject([
    { message: 'Obrigada!', read_date: expect.any(String) },
    { message: 'Afinal pode ser às 15h?', read_date: null },
  ]);
  const question = await seen();
  await portal.backend.clock.advance(30);
  await write(own.work, 'Ou às 16h?');
  const answer = { message: 'Pode.', ...question };
  expect((await today('POST', `/works/${own.work}/messages`, answer)).status).toBe(201);
  expect((await lines()).slice(-3)).toMatchObject([
    { message: 'Afinal pode ser às 15h?', read_date: expect.any(String) },
    { message: 'Ou às 16h?', read_date: null },
    { message: 'Pode.' },
  ]);
  expect((await today('POST', `/conversations/${own.work}/read`, {})).status).toBe(201);
  expect(await lines()).toEqual([]);
});

test('a budget with a photograph is posted once, however often it is sent [C-795] [C-799]', async () => {
  const upload = async () => {
    const form = await pictureForm(['media']);
    const options = { form, headers: { 'idempotency-key': 'uma-fotografia' } };
    const { status, body } = await today('POST', `/works/${own.work}/files`, undefined, options);
    return [status, body['id']] as const;
  };
  const [status, photo] = await upload();
  expect([status, (await upload())[1]]).toEqual([201, photo]);
  const job = { title: 'Travões', materials: [{ designation: 'Pastilhas', price: 64.5 }] };
  const budget = { jobs: [{ ...job, file_ids: [photo] }] };
  const headers = { 'idempotency-key': 'um-orcamento' };
  for (let time = 0; time < 2; time += 1)
    expect(await today('POST', `/works/${own.work}/budget`, budget, { headers })).toMatchObject({
      status: 201,
      body: { version: 1, total: 64.5 },
    });
  const shown = await portal.call('GET', `/main/services/${own.work}`, { token: customer });
  expect(shown.body).toMatchObject({
    ...{ allow_approve: true, total: 64.5 },
    budget: { jobs: [{ title: 'Travões', files: [{ id: photo }] }] },
  });
});

test('nothing of another provider is there for an owner, nor anything for who is none [SET-04] [C-795]', async () => {
  const before = await dumpTables(portal.backend.pool);
  const posts: [string, unknown][] = [
    [`/appointments/${theirs.appointment}`, { cancelled: true }],
    [`/appointments/${theirs.appointment}/messages`, { message: 'Olá' }],
    [`/works/${theirs.work}/state`, { bars: 5 }],
    [`/works/${theirs.work}/messages`, { message: 'Olá' }],
    [
      `/works/${theirs.work}/budget`,
      { lines: [{ designation: 'a', price: 1, discount: 0, completed: false }] },
    ],
    [`/conversations/${theirs.work}/read`, {}],
  ];
  for (const [path, json] of posts)
    expect([path, (await today('POST', path, json)).status]).toEqual([path, 404]);
  const form = await pictureForm(['media']);
  expect((await today('POST', `/works/${theirs.work}/files`, undefined, { form })).status).toBe(
    404,
  );
  const reads = ['/appointments', '/works', '/conversations'];
  for (const path of reads) {
    const listed = await today('GET', path);
    expect(JSON.stringify(listed.body)).not.toContain(theirs.work.slice(2));
    expect((await today('GET', path, undefined, { domain: 'lima.localhost' })).status).toBe(404);
    const asCustomer = { token: customer, domain: DOMAIN };
    expect((await portal.call('GET', `/setup/api/provider${path}`, asCustomer)).status).toBe(401);
    const byKey = { token: key, domain: DOMAIN };
    expect((await portal.call('GET', `/setup/api/provider${path}`, byKey)).status).toBe(401);
  }
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
  const path = `/appointments/${own.appointment}`;
  expect((await today('POST', path, { cancelled: true }, foreign)).status).toBe(403);
  expect(await dumpTables(portal.backend.pool)).toEqual(before);
});

test('calls of the provider API beside those of the page are no owner’s [C-795]', async () => {
  const calls = [
    ['GET', '/provider'],
    ['PUT', '/settings'],
    ['GET', '/refunds'],
    ['POST', '/keys'],
    ['GET', '/approvals'],
    ['POST', `/works/${own.work}/payment`],
    ['POST', `/works/${own.work}/cancel`],
    ['GET', `/works/${own.work}`],
  ] as const;
  for (const [method, path] of calls)
    expect([path, (await today(method, path, method === 'GET' ? undefined : {})).status]).toEqual([
      path,
      404,
    ]);
});

test('whoever comes in finds today once the provider is open, and the overview before [C-798]', async () => {
  const first = async (domain: string, headers: object) => {
    const answer = await portal.app.request('/setup', {
      headers: { 'x-forwarded-host': domain, ...headers },
    });
    return /href="(\/setup\/\w+)"/.exec(await answer.text())?.[1];
  };
  const draft = await ownerOf(portal, 'nova.pt');
  expect(await first(DOMAIN, owner.headers)).toBe('/setup/hoje');
  expect(await first('nova.pt', draft.headers)).toBe('/setup/resumo');
});

test('while the provider is suspended its owner looks at today and changes nothing [SET-04] [C-795]', async () => {
  const suspend = (state: string) =>
    portal.call('POST', `/mgmt/providers/lima.localhost/${state}`, {
      ...{ token: portal.adminToken, ...(state === 'suspend' && { json: { reason: 'Teste.' } }) },
    });
  expect((await suspend('suspend')).status).toBeLessThan(300);
  for (const path of ['/appointments', '/works', '/conversations'])
    expect((await other.call('GET', `/provider${path}`)).status).toBe(200);
  expect(
    await other.call('POST', `/provider/works/${theirs.work}/state`, { bars: 3 }),
  ).toMatchObject({ status: 403, body: { code: 'SUSPENDED' } });
  expect((await suspend('resume')).status).toBeLessThan(300);
});
