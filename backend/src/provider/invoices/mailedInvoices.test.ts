import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverMessages } from '../../platform/messaging/deliverMessages.ts';
import { aPdf } from '../../testing/data/aPdf.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { attachInvoice } from '../../testing/calls/attachInvoice.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { startTestMailbox, type TestMailbox } from '../../testing/imitations/testMailbox.ts';

const phone = '+351912000001';
let mailbox: TestMailbox;
let portal: TestBackend;
let key: string;
let token: string;
let work: string;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  portal = await createTestBackend({
    PORTAL_SMTP_URL: mailbox.url,
    PORTAL_MAIL_FROM: 'Portal <portal@exemplo.pt>',
  });
  key = await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
  token = await registerByPhone(portal, phone);
  const json = { email: 'ana@exemplo.pt', secondary_email: 'contas@exemplo.pt' };
  await portal.call('PATCH', '/main/user/client/', { token, json });
});
beforeEach(async () => {
  const opened = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
  work = String(opened['id']);
  await asProvider(portal, key, 'POST', `/works/${work}/state`, { bars: 5 });
  await deliverMessages(portal.backend);
  mailbox.received.length = 0;
});
afterAll(async () => {
  await portal.close();
  await mailbox.stop();
});

async function ask(emails: string[]): Promise<string> {
  const path = `/main/services/${work}/invoice`;
  expect((await portal.call('POST', path, { token, json: { emails } })).status).toBe(200);
  const { requests } = await asProvider(portal, key, 'GET', '/invoice-requests?state=requested');
  return String(Object(requests)[0].id);
}
const requestOnPage = async () =>
  (await portal.call('GET', `/main/services/${work}`, { token })).body['invoice_request'];
async function bellOf(subject: string): Promise<unknown[]> {
  const { rows } = await portal.backend.pool.query(
    `select type, description, read_at from notifications where url = $1 order by sequence desc limit 1`,
    [`/service-details/${subject}`],
  );
  return rows;
}
/** Sends what waits; each mail by its addresses, with its words and the files that went along. */
async function mails() {
  await deliverMessages(portal.backend);
  return mailbox.received
    .map(({ to, parts }) => ({
      to,
      subject: /^Subject: (.*)$/m.exec(parts[0]?.head ?? '')?.[1],
      words: parts.map(({ content }) => content.toString()).join('\n'),
      files: parts.filter(({ head }) => /content-disposition: attachment/i.test(head)),
    }))
    .toSorted((one, two) => String(one.to).localeCompare(String(two.to)));
}

test('who asked for it gets the file, unchanged, at the addresses of the request, which is answered [INV-02] [INV-06]', async () => {
  const request_id = await ask(['contas@exemplo.pt', 'ana@exemplo.pt']);
  const bytes = aPdf('assinada');
  const number = 'FT 2026/418';
  const answer = await attachInvoice(portal, key, work, {
    fields: { number, request_id },
    file: { bytes },
  });
  expect(answer.status).toBe(201);
  expect(await requestOnPage()).toMatchObject({ state: 'answered', reason: null });
  expect(await bellOf(work)).toEqual([
    { type: 'payment', description: 'Tem uma nova fatura de Auto Mirante.', read_at: null },
  ]);
  const sent = await mails();
  expect(sent.map(({ to }) => to)).toEqual([['ana@exemplo.pt'], ['contas@exemplo.pt']]);
  for (const { subject, words, files } of sent) {
    expect(subject).toBe(`Auto Mirante: documento ${number}`);
    expect(words).toContain(`/client/service-details/${work}`);
    expect(files).toHaveLength(1);
    expect(files[0]?.head).toMatch(/application\/pdf/);
    expect(files[0]?.head).toContain('FT-2026-418.pdf');
    expect(files[0]?.content.equals(bytes)).toBe(true);
  }
  // Sent once: the same document again tells nobody.
  const again = { fields: { number, request_id }, file: { bytes } };
  expect((await attachInvoice(portal, key, work, again)).status).toBe(201);
  expect(await mails()).toHaveLength(2);
});

test('a document that is there already answers a request made since, once, unless it was voided [INV-02]', async () => {
  const number = 'FT 2026/430';
  const file = { bytes: aPdf('de antes') };
  const first = await attachInvoice(portal, key, work, { fields: { number }, file });
  await mails();
  mailbox.received.length = 0;
  const request_id = await ask(['contas@exemplo.pt']);
  await mails();
  mailbox.received.length = 0;
  const answer = () => attachInvoice(portal, key, work, { fields: { number, request_id }, file });
  expect(await answer()).toMatchObject({ status: 201, body: first.body });
  expect(await requestOnPage()).toMatchObject({ state: 'answered' });
  const sent = await mails();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [['contas@exemplo.pt'], `Auto Mirante: documento ${number}`],
  ]);
  expect(sent[0]?.files[0]?.content.equals(file.bytes)).toBe(true);
  expect(await answer()).toMatchObject({ status: 201, body: first.body });
  expect(await mails()).toHaveLength(1);
  const elsewhere = { fields: { number, request_id: 'another' }, file };
  expect((await attachInvoice(portal, key, work, elsewhere)).status).toBe(404);
});

test('a document of an appointment answers no request of a work [INV-02]', async () => {
  const request_id = await ask(['contas@exemplo.pt']);
  await asProvider(portal, key, 'PUT', '/hours', {
    hours: [2, 3].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' })),
  });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    ...{ name: 'Revisão', duration_minutes: 60 },
  });
  const { id } = await asProvider(portal, key, 'POST', '/appointments', {
    ...{ customer: { phone }, service_ids: ['revisao'], date: '2027-07-20', time: '10:00' },
  });
  const appointment = String(id);
  const attach = (fields: Record<string, string>) =>
    attachInvoice(portal, key, appointment, { fields: { number: 'FT 2026/432', ...fields } });
  await mails();
  mailbox.received.length = 0;
  expect((await attach({ request_id })).status).toBe(404);
  expect(await requestOnPage()).toMatchObject({ state: 'requested' });
  expect(await mails()).toEqual([]);
  const { invoices } = await asProvider(
    portal,
    key,
    'GET',
    `/appointments/${appointment}/invoices`,
  );
  expect(invoices).toEqual([]);
  expect((await attach({})).status).toBe(201);
});

test('a voided document that comes again answers no request [INV-02] [INV-04]', async () => {
  const fields = { number: 'FT 2026/431' };
  const { body } = await attachInvoice(portal, key, work, { fields });
  const reason = { reason: 'NIF errado.' };
  await asProvider(portal, key, 'POST', `/invoices/${String(body['id'])}/void`, reason);
  const request_id = await ask(['contas@exemplo.pt']);
  await mails();
  mailbox.received.length = 0;
  const again = await attachInvoice(portal, key, work, { fields: { ...fields, request_id } });
  expect(again).toMatchObject({ status: 201, body });
  expect(await requestOnPage()).toMatchObject({ state: 'requested' });
  expect(await mails()).toEqual([]);
  await asProvider(portal, key, 'POST', `/invoice-requests/${request_id}`, {
    refuse: true,
    ...reason,
  });
});

test('without a request the customer is told where it is, and gets no file [INV-06]', async () => {
  await attachInvoice(portal, key, work, { fields: { number: 'FT 2026/419' } });
  expect(await bellOf(work)).toMatchObject([
    { description: 'Tem uma nova fatura de Auto Mirante.' },
  ]);
  const sent = await mails();
  expect(sent).toMatchObject([{ to: ['ana@exemplo.pt'], files: [] }]);
  expect(sent[0]?.words).toContain(`/client/service-details/${work}`);
});

test('who has no e-mail is told by SMS where it is, and nobody else is written to [INV-06]', async () => {
  const sms = async () => {
    const { rows } = await portal.backend.pool.query<{ recipient: string; text: string }>(
      `select recipient, text from outbox where channel = 'sms' order by id`,
    );
    return rows;
  };
  await portal.backend.pool.query('truncate outbox cascade');
  await attachInvoice(portal, key, work, { fields: { number: 'FT 2026/420' } });
  expect(await sms()).toEqual([]);
  const other = '+351912000005';
  const opened = await asProvider(portal, key, 'POST', '/works', { customer: { phone: other } });
  await portal.backend.pool.query('truncate outbox cascade');
  const id = String(opened['id']);
  await attachInvoice(portal, key, id, { fields: { number: 'FT 2026/421' } });
  expect(await sms()).toEqual([
    { recipient: other, text: expect.stringContaining(`/client/service-details/${id}`) },
  ]);
});

test('a request of another work is no request of this one, and nothing is attached [INV-02]', async () => {
  const request_id = await ask(['ana@exemplo.pt']);
  const { id } = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
  for (const [subject, request] of [
    [String(id), request_id],
    [work, 'unknown'],
  ] as const) {
    const fields = { number: 'FT 2026/500', request_id: request };
    expect((await attachInvoice(portal, key, subject, { fields })).status).toBe(404);
  }
  expect(await requestOnPage()).toMatchObject({ state: 'requested' });
  const kept = await portal.backend.pool.query("select 1 from invoices where number like '%500'");
  expect(kept.rowCount).toBe(0);
});

test('a refusal is told with its reason, by bell and e-mail, and the customer may ask again; a document answers it after all [INV-04] [INV-07] [C-278]', async () => {
  const first = await ask(['ana@exemplo.pt']);
  const path = `/invoice-requests/${first}`;
  await asProvider(portal, key, 'POST', path, { refuse: true, reason: 'Falta o NIF.' });
  // What was answered is not answered again.
  await asProvider(portal, key, 'POST', path, { refuse: true, reason: 'Outra razão.' });
  expect(await requestOnPage()).toMatchObject({ state: 'refused', reason: 'Falta o NIF.' });
  const sentence = 'Auto Mirante não enviou a fatura: Falta o NIF.';
  expect(await bellOf(work)).toMatchObject([{ description: sentence }]);
  const sent = await mails();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.words).toContain(sentence);
  const second = await ask(['ana@exemplo.pt']);
  expect(second).not.toBe(first);
  // A document answers also what was refused before.
  const fields = { number: 'FT 2026/600', request_id: first };
  expect((await attachInvoice(portal, key, work, { fields })).status).toBe(201);
  const { requests } = await asProvider(portal, key, 'GET', '/invoice-requests?state=answered');
  expect(Object(requests)).toContainEqual(expect.objectContaining({ id: first, reason: null }));
});
