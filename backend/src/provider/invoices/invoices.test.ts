import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { remindOfInvoiceRequests } from '../../portal/invoices/remindOfInvoiceRequests.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
let portal: TestBackend;
let key: string;
let other: string;
let token: string;
beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, domain, { email: 'oficina@exemplo.pt' });
  other = await createProvider(portal, 'bitfixe.localhost');
  token = await registerByPhone(portal, '+351912000001');
  await portal.call('PATCH', '/main/user/client', {
    token,
    json: { email: 'ana@exemplo.pt', invoice_primary: true },
  });
  await asProvider(portal, key, 'PUT', '/webhooks/faturas', {
    url: 'http://127.0.0.1:1/hook',
    secret: 'a secret of the provider that is long',
    events: ['invoice.requested'],
  });
});
afterAll(() => portal.close());

async function completedWork(): Promise<string> {
  const { id } = await asProvider(portal, key, 'POST', '/works', {
    customer: { phone: '+351912000001' },
    item_specs: { brand: 'Peugeot', model: '308', plate: '72-ZB-16' },
  });
  await asProvider(portal, key, 'POST', `/works/${String(id)}/state`, { bars: 5 });
  return String(id);
}
const ask = (work: string) =>
  portal.call('POST', `/main/services/${work}/invoice`, {
    token,
    json: { emails: ['ana@exemplo.pt'] },
  });
/** What the details say of the last request. */
const told = async (work: string) =>
  (await portal.call('GET', `/main/services/${work}`, { token })).body['invoice_request'];
async function listed(query = '', bearer = key): Promise<Record<string, unknown>[]> {
  const { requests } = await asProvider(portal, bearer, 'GET', `/invoice-requests${query}`);
  return Array.isArray(requests) ? requests : [];
}

test('a request reaches the provider by mail, webhook and its own system, once while it is open [API-32] [INV-01]', async () => {
  const work = await completedWork();
  expect(await told(work)).toBeNull();
  const first = await ask(work);
  expect(first.body).toEqual({ message: 'Pedido efectuado com Sucesso' });
  expect(await ask(work)).toMatchObject({ status: 200, body: first.body });
  expect(await told(work)).toEqual({
    state: 'requested',
    requested_at: expect.any(String),
    reason: null,
  });
  const mails = await readOutbox(portal.backend.database, 'oficina@exemplo.pt');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/Ana Marques.*Peugeot 308.*ana@exemplo\.pt.*service-details\/A-/s);
  expect(await listed('?state=requested')).toEqual([
    {
      id: expect.any(String),
      subject: work,
      client_id: expect.any(String),
      emails: ['ana@exemplo.pt'],
      state: 'requested',
      reason: null,
      requested_at: expect.any(String),
      answered_at: null,
    },
  ]);
  const events = await portal.backend.pool.query(
    'select type, subject, data from webhook_events order by sequence',
  );
  expect(events.rows).toEqual([
    {
      type: 'invoice.requested',
      subject: work,
      data: expect.objectContaining({ emails: ['ana@exemplo.pt'] }),
    },
  ]);
});

test('requests are listed by their state, and another word than a state is refused [INV-01]', async () => {
  expect(await listed('?state=refused')).toEqual([]);
  const answer = await portal.call('GET', '/provider-api/v1/invoice-requests?state=other', {
    token: key,
  });
  expect(answer.status).toBe(400);
});

test('the provider answers once, by sending or by refusing, and then it can be asked again [INV-07]', async () => {
  const [open] = await listed('?state=requested');
  const path = `/invoice-requests/${String(open?.['id'])}`;
  const refused = await asProvider(portal, key, 'POST', path, { refuse: true, reason: 'Já foi.' });
  expect(refused).toMatchObject({ state: 'refused', reason: 'Já foi.' });
  expect(await told(String(open?.['subject']))).toMatchObject({
    state: 'refused',
    reason: 'Já foi.',
  });
  // The first answer stays.
  expect(await asProvider(portal, key, 'POST', path, { sent: true })).toMatchObject({
    state: 'refused',
  });
  await ask(String(open?.['subject']));
  const [again] = await listed('?state=requested');
  const sent = await asProvider(portal, key, 'POST', `/invoice-requests/${String(again?.['id'])}`, {
    sent: true,
  });
  expect(sent).toMatchObject({ state: 'answered', reason: null, answered_at: expect.any(String) });
  expect((await listed()).map(({ state }) => state)).toEqual(['answered', 'refused']);
  expect(await listed('?limit=1')).toHaveLength(1);
});

test('another provider sees and answers nothing of it, and wrong answers are refused [INV-07]', async () => {
  const work = await completedWork();
  await ask(work);
  const [open] = await listed('?state=requested');
  expect(await listed('', other)).toEqual([]);
  const answer = (bearer: string, json: object) =>
    portal.call('POST', `/provider-api/v1/invoice-requests/${String(open?.['id'])}`, {
      token: bearer,
      json,
    });
  expect((await answer(other, { sent: true })).status).toBe(404);
  const longest = 'x'.repeat(500);
  for (const wrong of [
    {},
    { refuse: true },
    { refuse: true, reason: '' },
    { refuse: true, reason: `${longest}x` },
    { sent: false },
  ])
    expect((await answer(key, wrong)).status).toBe(400);
  expect((await listed('?state=requested')).map(({ subject }) => subject)).toEqual([work]);
  expect((await answer(key, { refuse: true, reason: longest })).body).toMatchObject({
    state: 'refused',
    reason: longest,
  });
});

test('a request goes to the first address, the second or both, and to no other [API-32] [DET-38]', async () => {
  const mine = { email: 'ana@exemplo.pt', secondary_email: 'contas@exemplo.pt' };
  await portal.call('PATCH', '/main/user/client', { token, json: mine });
  const { email: first, secondary_email: second } = mine;
  for (const emails of [[second], [first, second], [first]]) {
    const work = await completedWork();
    const asked = await portal.call('POST', `/main/services/${work}/invoice`, {
      token,
      json: { emails },
    });
    expect(asked.status).toBe(200);
    expect(
      (await listed('?state=requested')).find(({ subject }) => subject === work),
    ).toMatchObject({
      emails,
    });
  }
  const work = await completedWork();
  const foreign = await portal.call('POST', `/main/services/${work}/invoice`, {
    token,
    json: { emails: [first, 'outro@exemplo.pt'] },
  });
  expect(foreign.status).toBe(400);
});

test('the provider is reminded of an open request after 3 days and after 10, and of no other', async () => {
  const start = new Date('2027-03-01T09:00:00Z');
  const mailsAfter = async (days: number, hours = 0) => {
    const { pool, clock } = portal.backend;
    await pool.query('delete from outbox');
    await clock.moveTo(new Date(start.getTime() + (days * 24 + hours) * 3_600_000));
    // Two processes at once remind as one does.
    await Promise.all([
      remindOfInvoiceRequests(portal.backend),
      remindOfInvoiceRequests(portal.backend),
    ]);
    return readOutbox(portal.backend.database, 'oficina@exemplo.pt');
  };
  await portal.backend.pool.query("update invoice_requests set state = 'ANSWERED'");
  await portal.backend.clock.moveTo(start);
  const [asked, refused] = [await completedWork(), await completedWork()];
  await ask(refused);
  const [open] = await listed('?state=requested');
  const json = { refuse: true, reason: 'Falta o NIF.' };
  await asProvider(portal, key, 'POST', `/invoice-requests/${String(open?.['id'])}`, json);
  await ask(asked);
  expect(await mailsAfter(2, 23)).toEqual([]);
  const first = await mailsAfter(3, 1);
  expect(first.map(({ subject }) => subject)).toEqual([
    `Um cliente de Prestador ${domain} ainda espera por uma fatura`,
  ]);
  expect(first[0]?.text).toMatch(/a 01.mar\. e ainda.*ana@exemplo\.pt.*service-details\/A-/s);
  expect(first[0]?.text).toContain(asked);
  expect(await mailsAfter(9, 23)).toEqual([]);
  expect(await mailsAfter(10, 1)).toHaveLength(1);
  expect(await mailsAfter(40)).toEqual([]);
  // Nobody looked for days: both are due, one is sent.
  const late = await completedWork();
  await ask(late);
  expect((await mailsAfter(60)).map(({ text }) => text.includes(late))).toEqual([true]);
  expect(await mailsAfter(61)).toEqual([]);
});

test('one Idempotency-Key asks once, also after the answer, and for one work', async () => {
  const [work, another] = [await completedWork(), await completedWork()];
  const send = (subject: string) =>
    portal.call('POST', `/main/services/${subject}/invoice`, {
      token,
      json: { emails: ['ana@exemplo.pt'] },
      headers: { 'idempotency-key': 'pedido-1' },
    });
  const first = await send(work);
  expect(first.status).toBe(200);
  const [open] = await listed('?state=requested');
  const path = `/invoice-requests/${String(open?.['id'])}`;
  await asProvider(portal, key, 'POST', path, { refuse: true, reason: 'Falta o NIF.' });
  expect(await send(work)).toMatchObject({ status: 200, body: first.body });
  expect((await send(another)).status).toBe(422);
  expect(await told(work)).toMatchObject({ state: 'refused' });
  expect(await told(another)).toBeNull();
});
