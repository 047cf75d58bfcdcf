import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPdf } from '../../testing/data/aPdf.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { attachInvoice, type TestInvoice } from '../../testing/calls/attachInvoice.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const phone = '+351912000001';
let portal: TestBackend;
let key: string;
let other: string;
let token: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, { name: 'Auto Mirante' });
  other = await createProvider(portal, 'bitfixe.localhost');
  token = await registerByPhone(portal, phone);
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
});
afterAll(() => portal.close());

let numbers = 0;
const nextNumber = () => `FT 2026/${(numbers += 1)}`;
async function open(more: object = {}): Promise<string> {
  const work = await asProvider(portal, key, 'POST', '/works', { customer: { phone }, ...more });
  return String(work['id']);
}
async function book(): Promise<string> {
  const json = { customer: { phone }, service_ids: ['revisao'], date: '2026-06-16' };
  numbers += 1;
  const time = `${String(8 + numbers).padStart(2, '0')}:00`;
  const { id } = await asProvider(portal, key, 'POST', '/appointments', { ...json, time });
  return String(id);
}
const attach = (subject: string, invoice: TestInvoice = {}, bearer = key) =>
  attachInvoice(portal, bearer, subject, {
    ...invoice,
    fields: { number: nextNumber(), ...invoice.fields },
  });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
async function shown(subject: string): Promise<Record<string, unknown>[]> {
  const answer = await portal.call('GET', `/main/services/${subject}/invoices`, { token });
  const { invoices } = answer.body;
  return Array.isArray(invoices) ? invoices : [];
}
/** The bytes under a signed address, as the edge passes them on. */
async function download(address: unknown): Promise<Buffer> {
  const answer = await portal.app.request(String(address).replace('/api', ''));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  return Buffer.from(await answer.arrayBuffer());
}

test('documents of works and appointments are attached with all that is known of them, and shown newest first [INV-02] [INV-05]', async () => {
  const appointment = await book();
  const early = await attach(appointment, {
    fields: { number: 'FR A/7', kind: 'FR', total: '25' },
  });
  expect(early).toMatchObject({ status: 201, body: { sha256: sha256(aPdf()) } });
  expect(await shown(appointment)).toHaveLength(1);
  const work = await open({ customer: {}, appointment_id: appointment });
  const bytes = aPdf('nota');
  const late = await attach(work, {
    fields: {
      number: 'NC A/1',
      kind: 'NC',
      issued_on: '2026-06-15',
      total: '-12.00',
      atcud: 'CSDF7T5H-35',
    },
    file: { bytes },
  });
  const [credit, receipt, ...rest] = await shown(work);
  expect(rest).toEqual([]);
  expect(credit).toEqual({
    id: late.body['id'],
    subject: work,
    kind: 'NC',
    number: 'NC A/1',
    issued_on: '2026-06-15',
    total: -12,
    atcud: 'CSDF7T5H-35',
    sha256: sha256(bytes),
    bytes: bytes.length,
    voided: null,
    file_name: 'NC-A-1.pdf',
    url: expect.stringMatching(/^\/api\/main\/media\/\w+\/original\?expires=\d+&signature=/),
  });
  expect(receipt).toMatchObject({ id: early.body['id'], kind: 'FR', total: 25, atcud: null });
  const details = await portal.call('GET', `/main/services/${work}`, { token });
  expect(details.body['invoice_count']).toBe(2);
  expect((await asProvider(portal, key, 'GET', `/works/${work}/invoices`))['invoices']).toEqual(
    await shown(work),
  );
});

test('every kind is taken, and a field that is wrong or missing is named [INV-02]', async () => {
  const work = await open();
  for (const kind of ['FT', 'FS', 'FR', 'RC', 'NC'])
    expect((await attach(work, { fields: { kind } })).status).toBe(201);
  for (const number of ['F', 'F'.repeat(60)])
    expect((await attach(work, { fields: { number } })).status).toBe(201);
  const wrong: Record<string, string>[] = [
    { kind: 'OR' },
    { number: ' ' },
    { number: 'F'.repeat(61) },
    { issued_on: '15/06/2026' },
    { issued_on: '2026-02-30' },
    { total: '12,50' },
    { total: '12.505' },
  ];
  for (const fields of wrong) {
    const answer = await attach(work, { fields });
    expect(answer).toMatchObject({ status: 400, body: { field: Object.keys(fields)[0] } });
  }
  for (const missing of ['kind', 'number', 'issued_on', 'total', 'document']) {
    const form = new FormData();
    const fields = { kind: 'FT', number: nextNumber(), issued_on: '2026-06-14', total: '1' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('document', new File([new Uint8Array(aPdf())], 'fatura.pdf'));
    form.delete(missing);
    const path = `/provider-api/v1/works/${work}/invoices`;
    const answer = await portal.call('POST', path, { token: key, form });
    expect([missing, answer.status]).toEqual([missing, 400]);
  }
  expect(await shown(work)).toHaveLength(7);
});

test('the bytes that came are those of every download, however they look [INV-03]', async () => {
  const work = await open();
  const signature = randomBytes(64 * 1024).toString('latin1');
  for (const [bytes, name] of [
    [aPdf(), 'fatura.pdf'],
    [aPdf(signature), 'FATURA.PDF'],
    [aPdf('sem nome'), 'documento'],
  ] as const) {
    const { body } = await attach(work, { file: { bytes, name } });
    expect(body['sha256']).toBe(sha256(bytes));
    const invoice = (await shown(work)).find(({ id }) => id === body['id']);
    const first = await download(invoice?.['url']);
    expect(sha256(first)).toBe(invoice?.['sha256']);
    expect((await download(invoice?.['url'])).equals(bytes)).toBe(true);
  }
});

test('what is no whole PDF, or larger than 10 MB, is not taken [INV-03]', async () => {
  const work = await open();
  const whole = aPdf();
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  for (const bytes of [picture, Buffer.from('Fatura'), whole.subarray(0, 200), Buffer.alloc(0)])
    expect((await attach(work, { file: { bytes } })).status).toBe(400);
  const sized = (bytes: number) =>
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 15), Buffer.from('%%EOF\n')]);
  const limit = 10 * 1024 * 1024;
  expect(await attach(work, { file: { bytes: sized(limit + 1) } })).toMatchObject({
    status: 413,
    body: { message: 'O ficheiro é demasiado grande. O limite é de 10 MB.' },
  });
  expect((await attach(work, { file: { bytes: sized(limit) } })).status).toBe(201);
  const kept = await portal.backend.pool.query(
    `select 1 from media_files where id not in (select media_id from invoices)`,
  );
  expect(kept.rowCount).toBe(0);
});

test('a number stands on one document: again it gives the first answer, or 409 for other bytes [INV-04]', async () => {
  const work = await open();
  const number = nextNumber();
  const send = (bytes: Buffer, kind = 'FT', subject = work) =>
    attach(subject, { fields: { number, kind }, file: { bytes } });
  const both = await Promise.all([send(aPdf('a')), send(aPdf('a'))]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both[1]?.body).toEqual(both[0]?.body);
  expect((await send(aPdf('b'))).status).toBe(409);
  expect((await send(aPdf('a'), 'FT', await open())).status).toBe(409);
  // Another kind and another provider have numbers of their own.
  expect((await send(aPdf('b'), 'FR')).status).toBe(201);
  const elsewhere = await asProvider(portal, other, 'POST', '/works', { customer: { phone } });
  const theirs = { fields: { number }, file: { bytes: aPdf('a') } };
  expect((await attach(String(elsewhere['id']), theirs, other)).status).toBe(201);
  const mine = await shown(work);
  expect(mine.map(({ kind }) => kind).toSorted()).toEqual(['FR', 'FT']);
  const bells = await portal.backend.pool.query(`select 1 from notifications where url = $1`, [
    `/service-details/${work}`,
  ]);
  // One of the opened work, one of each document.
  expect(bells.rowCount).toBe(3);
});

test('a voided document says why and stays to be downloaded; nothing else of it changes [INV-04]', async () => {
  const work = await open();
  const bytes = aPdf('para anular');
  const number = nextNumber();
  const attached = await attach(work, { fields: { number }, file: { bytes } });
  const id = String(attached.body['id']);
  const path = `/invoices/${id}/void`;
  const end = (json: object, bearer = key) =>
    portal.call('POST', `/provider-api/v1${path}`, { token: bearer, json });
  expect((await end({ reason: 'NIF errado.' }, other)).status).toBe(404);
  expect((await end({})).status).toBe(400);
  expect((await end({ reason: 'x'.repeat(501) })).status).toBe(400);
  const voided = { at: expect.stringMatching(/^2026-06-15T08:/), reason: 'NIF errado.' };
  expect(await end({ reason: 'NIF errado.' })).toMatchObject({ status: 201, body: { voided } });
  expect(await end({ reason: 'Outra razão.' })).toMatchObject({ status: 201, body: { voided } });
  const [invoice] = await shown(work);
  expect(invoice).toMatchObject({ id, voided });
  expect((await download(invoice?.['url'])).equals(bytes)).toBe(true);
  expect((await attach(work, { fields: { number }, file: { bytes } })).body).toEqual(attached.body);
  expect((await attach(work, { fields: { number }, file: { bytes: aPdf() } })).status).toBe(409);
  const { pool } = portal.backend;
  for (const change of ["sha256 = repeat('0', 64)", 'total_cents = 1', 'voided_at = null'])
    await expect(pool.query(`update invoices set ${change} where id = $1`, [id])).rejects.toThrow(
      'does not change',
    );
});

test('one upload with an Idempotency-Key is one document, and another one with it is refused', async () => {
  const work = await open();
  const number = nextNumber();
  const headers = { 'idempotency-key': 'fatura-1' };
  const send = (total: string) => attach(work, { fields: { number, total }, headers });
  const [first, second] = [await send('10'), await send('10')];
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect((await send('11')).status).toBe(422);
});

test('nobody else attaches, sees or finds a document, nor a link [INV-11]', async () => {
  const work = await open();
  expect((await attach(work, {}, other)).status).toBe(404);
  await attach(work);
  const stranger = await registerByPhone(portal, '+351912000002');
  const path = `/main/services/${work}/invoices`;
  expect((await portal.call('GET', path, { token: stranger })).status).toBe(404);
  const link = await asProvider(portal, key, 'POST', '/links', { id: work });
  const opened = await portal.call('GET', `/calendar/customer/links?key=${String(link['key'])}`);
  const headers = { 'X-Client-Token': String(opened.body['token']) };
  expect((await portal.call('GET', path, { headers })).status).toBe(401);
  const lite = await portal.call('GET', `/main/showcase/work/${work}`, { headers });
  expect(JSON.stringify(lite.body)).not.toMatch(/FT 2026|"invoice_count":[1-9]/);
  const [invoice] = await shown(work);
  const unsigned = String(invoice?.['url']).replace('/api', '').replace(/\?.*/, '');
  expect((await portal.app.request(unsigned)).status).toBe(404);
});
