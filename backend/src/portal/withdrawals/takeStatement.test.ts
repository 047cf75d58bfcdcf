import { showcaseSchema } from '@portal/api/company/createLiteApi';
import { liteLinkSchema } from '@portal/api/company/liteLink';
import { namedContractSchema, withdrawalReceiptSchema } from '@portal/api/company/withdrawal';
import { appointmentDetailsSchema } from '@portal/api/work/appointmentDetails';
import type { Work } from '@portal/api/work/work';
import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import { isAppointmentId } from '@portal/domain/work/bareId';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type CallOptions } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const booked = new Date('2026-06-15T08:00:00Z');
const email = 'ana@exemplo.pt';
const oficina = 'oficina@exemplo.pt';
const portal = await createTestBackend();
afterAll(() => portal.close());

let key: string;
let token: string;
const setUp = { name: 'Auto Mirante', support_equipment: false, email: oficina };
const setUpAs = (changes: object) =>
  portal.call('PUT', `/mgmt/providers/${domain}`, {
    token: portal.adminToken,
    json: { vertical: 'auto', brand_color: '#0e5aa7', ...setUp, ...changes },
  });
const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);

beforeAll(async () => {
  await portal.backend.clock.moveTo(booked);
  key = await createProvider(portal, domain, setUp);
  token = await registerByPhone(portal, '+351912000001');
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await provider('PUT', '/hours', { hours });
  await provider('PUT', '/settings', { parallel_bookings: 50, cancel_notice_minutes: 100_000 });
  await provider('PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
    payment: 25,
  });
  await provider('PUT', '/webhooks/tudo', { url: 'https://exemplo.pt/x', secret: 'x'.repeat(32) });
});
beforeEach(async () => {
  await portal.backend.clock.moveTo(booked);
  await portal.backend.pool.query(
    'truncate outbox, rate_limits, withdrawals, webhook_events cascade',
  );
});

const statement = { name: 'Ana Marques', contract: 'Revisão do carro', email };
const send = (json: object, options: CallOptions = {}) =>
  portal.call('POST', '/main/legal/withdrawals', { json, ...options });
const receiptOf = async (json: object) => v.parse(withdrawalReceiptSchema, (await send(json)).body);
const mailsTo = async (to: string) => readOutbox(portal.backend.database, to);

async function bookingAnswer(date = '2026-07-10'): Promise<Record<string, unknown>> {
  const services = [{ id: 'revisao', observation: '' }];
  const json = { services, date, time: '10:00' };
  const { body } = await portal.call('POST', '/main/schedule', { token, json });
  return body;
}
const book = async (date?: string) => String((await bookingAnswer(date))['appointmentId']);
/** As the details page asks: a work and an appointment each have a call of their own. */
async function detailsOf(id: string): Promise<Work> {
  if (!isAppointmentId(id))
    return v.parse(
      workDetailsSchema,
      (await portal.call('GET', `/main/services/${id}/`, { token })).body,
    );
  const { body } = await portal.call('GET', `/main/appointments/${id}`, { token });
  return v.parse(appointmentDetailsSchema, body).details;
}
const contractOf = async (id: string) => (await detailsOf(id)).contract;
const keyOf = async (id: string) => (await contractOf(id))?.key ?? '';
const named = async (of: string) =>
  v.parse(namedContractSchema, (await portal.call('GET', `/main/legal/contract?key=${of}`)).body)
    .contract;
/** The contract that the lite link of a work or booking shows. */
async function behindLink(id: string) {
  const { key: link } = await provider('POST', '/links', { id });
  const { body } = await portal.call('GET', `/calendar/customer/links?key=${String(link)}`);
  const headers = { 'x-client-token': v.parse(liteLinkSchema, body).token };
  const path = isAppointmentId(id)
    ? `/calendar/customer/showcase/${id}`
    : `/main/showcase/work/${id}`;
  const shown = await portal.call('GET', path, { headers });
  return v.parse(showcaseSchema, shown.body).details?.contract;
}
const refundsOf = async (subject: string) =>
  (
    await portal.backend.pool.query(
      `select amount_cents, refund.state from payment_refunds refund join payments on payments.id = payment_id
     where subject = $1`,
      [subject],
    )
  ).rows;
const withdrawn = async () =>
  (
    await portal.backend.pool.query(
      `select subject, data from webhook_events where type = 'contract.withdrawn'`,
    )
  ).rows;
const accept = (id: string) => provider('POST', `/withdrawals/${id}`, { accept: true });

describe('a statement', () => {
  test('without a key, of whoever is not known, is taken, and both sides have a dated receipt of its words at once [LAW-07]', async () => {
    await portal.backend.clock.moveTo(new Date('2026-11-23T16:30:07Z'));
    const receipt = await receiptOf(statement);
    const words = 'Comunico que resolvo este contrato: Revisão do carro.';
    expect(receipt).toMatchObject({
      received_at: expect.stringMatching(/^2026-11-23T16:30:07\.\d{3}Z$/),
      statement: words,
      state: 'received',
      refund: 0,
    });
    for (const to of [email, oficina]) {
      const [mail, ...more] = await mailsTo(to);
      expect(more).toEqual([]);
      expect(mail?.text).toContain(`«${words}»`);
      expect(mail?.text).toContain('23\u00a0nov.\u00a02026, 16:30:07');
      for (const part of [receipt.id, 'Ana Marques', email]) expect(mail?.text).toContain(part);
    }
  });

  test('has one date and time on the page and in both mails, that of the clocks by which its period is counted, wherever the provider is [LAW-07]', async () => {
    await setUpAs({ time_zone: 'Atlantic/Azores' });
    await portal.backend.clock.moveTo(new Date('2026-06-29T23:30:07Z'));
    await receiptOf(statement);
    for (const to of [email, oficina]) {
      const [mail] = await mailsTo(to);
      expect(mail?.text).toContain('30\u00a0jun.\u00a02026, 00:30:07');
    }
    await setUpAs({ time_zone: 'Europe/Lisbon' });
  });

  test('that comes late, or with a key that is not ours, is taken all the same, and waits for the provider [LAW-07] [LAW-08]', async () => {
    const id = await book('2026-06-17');
    const ticket = await keyOf(id);
    await givenPaid(portal, id, 2500);
    await portal.backend.clock.moveTo(new Date('2026-06-29T23:00:01Z'));
    expect(await receiptOf({ ...statement, key: ticket })).toMatchObject({ state: 'received' });
    expect(await receiptOf({ ...statement, key: `${ticket}x` })).toMatchObject({
      state: 'received',
    });
    expect(await detailsOf(id)).toMatchObject({ is_cancelled: false });
    expect([await refundsOf(id), await withdrawn()]).toEqual([[], []]);
    const { withdrawals } = await provider('GET', '/withdrawals');
    expect(withdrawals).toMatchObject([{ subject: null }, { subject: id }]);
  });

  test('of a provider without a mailbox comes to the portal’s team', async () => {
    await setUpAs({ email: null });
    await send(statement);
    const [mail] = await mailsTo(portal.backend.environment.supportEmail);
    expect(mail?.text).toContain('reencaminhe para Auto Mirante');
    await setUpAs({});
  });

  test.each([
    ['name', ''],
    ['name', undefined],
    ['contract', '   '],
    ['contract', 'x'.repeat(501)],
    ['email', 'ana'],
    ['email', undefined],
  ])('with the %s %j is refused and stores nothing', async (field, value) => {
    const { status, body } = await send({ ...statement, [field]: value });
    expect([status, body['field']]).toEqual([400, field]);
    expect((await provider('GET', '/withdrawals'))['withdrawals']).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('comes at most five times an hour from one address to one provider [LAW-07] [C-844]', async () => {
    const from = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    for (let count = 0; count < 5; count += 1)
      expect((await send(statement, from)).status).toBe(201);
    const refused = await send(statement, from);
    expect([refused.status, refused.body['message']]).toEqual([
      429,
      'Fez demasiados pedidos. Aguarde um pouco e tente novamente.',
    ]);
    expect((await send(statement, { headers: { 'x-forwarded-for': '203.0.113.8' } })).status).toBe(
      201,
    );
    const other = await createProvider(portal, 'lima.localhost', setUp);
    expect((await send(statement, { ...from, domain: 'lima.localhost' })).status).toBe(201);
    expect(await asProvider(portal, other, 'GET', '/withdrawals')).toMatchObject({
      withdrawals: [{ subject: null }],
    });
    await portal.backend.clock.moveTo(new Date(booked.getTime() + 3_540_000));
    expect((await send(statement, from)).status).toBe(429);
    await portal.backend.clock.moveTo(new Date(booked.getTime() + 3_660_000));
    expect((await send(statement, from)).status).toBe(201);
  });

  test('sent twice with one key of the call is one; the same call key with other words is refused', async () => {
    const headers = { 'idempotency-key': 'duas-vezes' };
    const [first, second] = [
      await send(statement, { headers }),
      await send(statement, { headers }),
    ];
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect((await send({ ...statement, name: 'Rui' }, { headers })).status).toBe(422);
    expect((await provider('GET', '/withdrawals'))['withdrawals']).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('the key of a booking', () => {
  test('names the contract for fourteen days, whatever the provider’s rule of cancelling [LAW-05]', async () => {
    const answer = await bookingAnswer();
    const id = String(answer['appointmentId']);
    expect((await detailsOf(id)).allow_cancel).toBe(false);
    const ticket = await keyOf(id);
    expect(answer['contract']).toEqual({ withdrawable: true, until: '2026-06-29', key: ticket });
    expect(await contractOf(id)).toEqual(answer['contract']);
    await givenPaid(portal, id, 2500);
    expect(await named(ticket)).toEqual({
      description: 'Revisão, 10\u00a0jul.\u00a02026 às 10:00',
      until: '2026-06-29',
      withdrawable: true,
      refund: 25,
    });
    await portal.backend.clock.moveTo(new Date('2026-06-29T22:59:59Z'));
    expect(await named(ticket)).toMatchObject({ withdrawable: true });
    await portal.backend.clock.moveTo(new Date('2026-06-29T23:00:00Z'));
    expect(await named(ticket)).toMatchObject({ withdrawable: false });
    expect(await contractOf(id)).toEqual({ withdrawable: false, until: '2026-06-29' });
    expect(await named('outra.1chave')).toBeNull();
  });

  test('stands in the mail about the booking, with the last day [LAW-05]', async () => {
    const mailed = 'cliente@exemplo.pt';
    await portal.backend.pool.query('update clients set email = $1', [mailed]);
    const id = await book();
    const [mail] = await mailsTo(mailed);
    const [, address = ''] =
      /Livre resolução, até 29\u00a0jun\.\u00a02026:\n(\S+)/.exec(mail?.text ?? '') ?? [];
    const link = new URL(address);
    expect([link.hostname, link.pathname]).toEqual([domain, '/legal/resolver']);
    expect(link.searchParams.get('key')).toBe(await keyOf(id));
    await portal.backend.pool.query('update clients set email = null');
  });

  test('ends it: the time is free, what was paid goes back, the customer and the system of the provider are told [LAW-08] [LIM-10]', async () => {
    const id = await book();
    await givenPaid(portal, id, 2500);
    const receipt = await receiptOf({ ...statement, key: await keyOf(id) });
    expect(receipt).toMatchObject({ state: 'accepted', refund: 25 });
    expect(await detailsOf(id)).toMatchObject({ is_cancelled: true, cancelled_by_client: true });
    expect(await refundsOf(id)).toEqual([{ amount_cents: 2500, state: 'QUEUED' }]);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toMatch(/O contrato está resolvido\.[\s\S]*Devolvemos 25,00\u00a0€/);
    expect(await withdrawn()).toMatchObject([
      {
        subject: id,
        data: { withdrawal_id: receipt.id, contract: 'Revisão do carro', refund: 25 },
      },
    ]);
    expect(await provider('GET', `/withdrawals/${receipt.id}`)).toMatchObject({
      state: 'accepted',
      subject: id,
      refund: 25,
      decided_at: expect.stringMatching(/^2026-06-15T08:00:\d\d\.\d{3}Z$/),
    });
  });

  test('ends it to the last second of the fourteenth day, and later with the answer of the provider [LAW-08]', async () => {
    const [timely, late] = [await book(), await book()];
    await givenPaid(portal, late, 2500);
    const keys = [await keyOf(timely), await keyOf(late)] as const;
    await portal.backend.clock.moveTo(new Date('2026-06-29T22:59:50Z'));
    expect(await receiptOf({ ...statement, key: keys[0] })).toMatchObject({ state: 'accepted' });
    await portal.backend.clock.moveTo(new Date('2026-06-29T23:00:00Z'));
    const { id, state } = await receiptOf({ ...statement, key: keys[1] });
    expect(state).toBe('received');
    expect(await accept(id)).toMatchObject({ state: 'accepted', subject: late, refund: 25 });
    expect(await detailsOf(late)).toMatchObject({ is_cancelled: true });
    expect(await refundsOf(late)).toEqual([{ amount_cents: 2500, state: 'QUEUED' }]);
    expect((await withdrawn()).at(-1)).toMatchObject({ subject: late, data: { refund: 25 } });
  });

  test('two of one booking at once end it once, and what was paid goes back once [LAW-08]', async () => {
    const id = await book();
    await givenPaid(portal, id, 2500);
    const json = { ...statement, key: await keyOf(id) };
    const receipts = await Promise.all([receiptOf(json), receiptOf(json), receiptOf(json)]);
    expect(receipts.map(({ state }) => state).toSorted()).toEqual([
      'accepted',
      'received',
      'received',
    ]);
    expect(await refundsOf(id)).toHaveLength(1);
  });

  test.each([
    ['arrived', (id: string) => provider('POST', `/appointments/${id}`, { client_arrived: true })],
    [
      'became a work',
      (id: string) => provider('POST', '/works', { customer: {}, appointment_id: id }),
    ],
    ['was cancelled', (id: string) => provider('POST', `/appointments/${id}`, { cancelled: true })],
    ['has their time', () => portal.backend.clock.moveTo(new Date('2026-06-17T09:00:00Z'))],
  ])(
    'of a booking whose customer %s leaves the answer to the provider [LAW-08]',
    async (_, happen) => {
      const id = await book('2026-06-17');
      const ticket = await keyOf(id);
      await happen(id);
      expect(await named(ticket)).toMatchObject({ withdrawable: false });
      expect(await receiptOf({ ...statement, key: ticket })).toMatchObject({
        state: 'received',
        refund: 0,
      });
    },
  );

  test('is not there where the provider booked, nor in health [LAW-05]', async () => {
    const { id } = await provider('POST', '/appointments', {
      customer: { phone: '912000001' },
      service_ids: ['revisao'],
      date: '2026-07-10',
      time: '11:00',
    });
    expect(await contractOf(String(id))).toBeUndefined();
    await setUpAs({ vertical: 'health' });
    expect(await contractOf(await book())).toBeUndefined();
    await setUpAs({});
  });
});

describe('the key behind the lite link of a booking', () => {
  test('names it while it may be withdrawn from; a statement by it ends nothing until the provider accepts it [LAW-05] [C-895]', async () => {
    const id = await book();
    await givenPaid(portal, id, 2500);
    const seen = await behindLink(id);
    expect(seen).toEqual({ withdrawable: true, until: '2026-06-29', key: expect.any(String) });
    const link = seen?.key ?? '';
    expect(link).not.toBe(await keyOf(id));
    expect(await named(link)).toEqual({
      description: 'Revisão, 10\u00a0jul.\u00a02026 às 10:00',
      until: '2026-06-29',
      withdrawable: false,
      in_time: true,
      refund: 0,
    });
    const receipt = await receiptOf({ ...statement, key: link });
    expect(receipt).toMatchObject({ state: 'received', refund: 0 });
    expect(await detailsOf(id)).toMatchObject({ is_cancelled: false });
    expect(await accept(receipt.id)).toMatchObject({ state: 'accepted', subject: id, refund: 25 });
    expect(await refundsOf(id)).toEqual([{ amount_cents: 2500, state: 'QUEUED' }]);
  });

  test('is not there when the period is over [LAW-05] [C-895]', async () => {
    const id = await book();
    const link = (await behindLink(id))?.key ?? '';
    await portal.backend.clock.moveTo(new Date('2026-06-29T23:00:00Z'));
    expect(await behindLink(id)).toBeUndefined();
    expect(await named(link)).toMatchObject({ withdrawable: false, in_time: false });
  });
});

describe('the key of a work', () => {
  const job = (title: string, price: number) => ({
    title,
    labour: [],
    materials: [{ designation: title, price, discount: 0, completed: false, vat_rate: 0 }],
  });

  /** Two jobs of 100 € together, less what was paid before. */
  async function approveTwo(
    deduction = 0,
    jobs: object[] = [job('Pastilhas', 64), job('Discos', 36)],
  ): Promise<string> {
    const { id } = await provider('POST', '/works', { customer: { phone: '912000001' } });
    await provider('POST', `/works/${String(id)}/budget`, {
      jobs,
      ...(deduction > 0 && { deduction }),
    });
    const { budget } = await detailsOf(String(id));
    const approved = Object.fromEntries((budget?.jobs ?? []).map((one) => [one.id, 'approved']));
    const json = { version: 1, jobs: approved, total: 100 - deduction };
    const path = `/main/services/${String(id)}/budget/decision`;
    expect((await portal.call('POST', path, { token, json })).status).toBe(200);
    return String(id);
  }
  const statesOf = async (id: string) =>
    (await detailsOf(id)).budget?.jobs.map(({ title, state }) => `${title}: ${state}`);

  test('declines what was approved of which nothing was begun, with evidence, and gives back what was paid, by transfer to an IBAN that is asked for [LAW-08] [C-936]', async () => {
    const id = await approveTwo();
    await givenPaid(portal, id, 10_000, 'MB');
    const ticket = await keyOf(id);
    expect(await named(ticket)).toEqual({
      description: 'Pastilhas, Discos',
      until: '2026-06-29',
      withdrawable: true,
      refund: 100,
    });
    expect(await receiptOf({ ...statement, key: ticket })).toMatchObject({
      ...{ state: 'accepted', refund: 100 },
      transfer: { amount: 100, subject: id },
    });
    expect(await statesOf(id)).toEqual(['Pastilhas: declined', 'Discos: declined']);
    expect((await detailsOf(id)).state).toMatchObject({ bars: 2.5, name: 'Orçamento recusado' });
    expect(await refundsOf(id)).toEqual([{ amount_cents: 10_000, state: 'MANUAL' }]);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toMatch(
      new RegExp(
        `Para devolver 100,00\\s€ precisamos do seu IBAN\\. Indique-o em \\S+/payment/${id}`,
      ),
    );
    expect(mail?.text).not.toContain('pelo meio com que pagou');
    expect((await mailsTo(oficina))[0]?.text).toMatch(/Por transferência, .*: 100,00\s€\./);
    const { rows } = await portal.backend.pool.query(
      `select kind, jobs from evidence_records where subject = $1 order by sequence desc limit 1`,
      [id],
    );
    expect(rows).toMatchObject([{ kind: 'withdrawn' }]);
    expect(Object.values(Object(rows[0]).jobs)).toEqual(['declined', 'declined']);
    expect(await withdrawn()).toMatchObject([{ subject: id, data: { refund: 100 } }]);
  });

  test('is behind its lite link one that names no job and ends nothing, and is there in the period only [LAW-05] [BUD-33] [C-895]', async () => {
    const id = await approveTwo();
    await givenPaid(portal, id, 10_000);
    const seen = await behindLink(id);
    expect(seen).toEqual({ withdrawable: true, until: '2026-06-29', key: expect.any(String) });
    const link = seen?.key ?? '';
    expect(await named(link)).toEqual({
      description: 'Trabalhos aprovados do serviço de 15\u00a0jun.\u00a02026',
      until: '2026-06-29',
      withdrawable: false,
      in_time: true,
      refund: 0,
    });
    const receipt = await receiptOf({ ...statement, key: link });
    expect(receipt).toMatchObject({ state: 'received', refund: 0 });
    expect(await statesOf(id)).toEqual(['Pastilhas: approved', 'Discos: approved']);
    expect(await accept(receipt.id)).toMatchObject({ state: 'accepted', subject: id, refund: 100 });
    expect(await behindLink(id)).toBeUndefined();
    expect(await named(link)).toBeNull();
  });

  test('gives back everything that was paid, however many payments it was [LAW-08]', async () => {
    const id = await approveTwo();
    for (const cents of [6000, 4000]) await givenPaid(portal, id, cents);
    const receipt = await receiptOf({ ...statement, key: await keyOf(id) });
    expect(receipt).toMatchObject({ state: 'accepted', refund: 100 });
    const amounts = (await refundsOf(id)).map(({ amount_cents: cents }) => Number(cents));
    expect(amounts.toSorted((a, b) => a - b)).toEqual([4000, 6000]);
  });

  test('of a statement that comes late, or while the work goes on, ends with the provider’s acceptance what is not done [LAW-08] [C-825]', async () => {
    const [late, begun] = [await approveTwo(), await approveTwo()];
    for (const id of [late, begun]) await givenPaid(portal, id, 10_000);
    const keys = [await keyOf(late), await keyOf(begun)] as const;
    await provider('POST', `/works/${begun}/state`, { bars: 3, name: 'Em reparação' });
    await portal.backend.pool.query(
      `update budget_jobs set done = '{0}' where work_id = $1 and title = 'Pastilhas'`,
      [begun.slice(2)],
    );
    const { id: onGoing } = await receiptOf({ ...statement, key: keys[1] });
    expect(await accept(onGoing)).toMatchObject({ state: 'accepted', refund: 36 });
    expect(await statesOf(begun)).toEqual(['Pastilhas: approved', 'Discos: declined']);
    const answerOf = async () =>
      (await mailsTo(email)).find(({ subject }) => subject?.includes('resposta'))?.text;
    expect(await answerOf()).toContain('O que já está feito mantém-se.');

    await portal.backend.pool.query('truncate outbox');
    await portal.backend.clock.moveTo(new Date('2026-06-30T08:00:00Z'));
    const { id, state } = await receiptOf({ ...statement, key: keys[0] });
    expect(state).toBe('received');
    expect(await accept(id)).toMatchObject({ state: 'accepted', refund: 100 });
    expect(await statesOf(late)).toEqual(['Pastilhas: declined', 'Discos: declined']);
    expect(await refundsOf(late)).toEqual([{ amount_cents: 10_000, state: 'QUEUED' }]);
    expect(await answerOf()).toContain('o contrato está resolvido.');
    expect(await answerOf()).not.toContain('mantém-se');
    expect((await withdrawn()).at(-1)).toMatchObject({ subject: late, data: { refund: 100 } });
  });

  test('leaves what was begun, and gives back only what is more than its price [LAW-08]', async () => {
    const id = await approveTwo();
    await givenPaid(portal, id, 10_000);
    await portal.backend.pool.query(
      `update budget_jobs set done = '{0}' where work_id = $1 and title = 'Pastilhas'`,
      [id.slice(2)],
    );
    const ticket = await keyOf(id);
    expect(await named(ticket)).toMatchObject({ description: 'Discos', refund: 36 });
    expect(await receiptOf({ ...statement, key: ticket })).toMatchObject({
      state: 'accepted',
      refund: 36,
    });
    expect(await statesOf(id)).toEqual(['Pastilhas: approved', 'Discos: declined']);
    expect(await refundsOf(id)).toEqual([{ amount_cents: 3600, state: 'QUEUED' }]);
  });

  test('takes what is done in one job for done in no other, whose line reads and costs the same [LAW-08] [BUD-26]', async () => {
    const [line] = job('Mão de obra', 50).materials;
    const jobs = ['Pastilhas', 'Discos'].map((title) => ({ title, materials: [line] }));
    const id = await approveTwo(0, jobs);
    const ids = (await detailsOf(id)).budget?.jobs.map((one) => one.id) ?? [];
    const carried = jobs.map((one, index) => ({ ...one, id: ids[index] }));
    const done = [{ ...carried[0], materials: [{ ...line, completed: true }] }, carried[1]];
    await provider('POST', `/works/${id}/budget`, { jobs: done });
    expect(await named(await keyOf(id))).toMatchObject({ description: 'Discos' });
  });

  test('takes what was paid before for the diagnosis from what stays only [LAW-08]', async () => {
    const [some, all] = [await approveTwo(25), await approveTwo(25)];
    for (const id of [some, all]) await givenPaid(portal, id, 7500);
    await portal.backend.pool.query(
      `update budget_jobs set done = '{0}' where work_id = $1 and title = 'Pastilhas'`,
      [some.slice(2)],
    );
    // 64 € less 25 € stay of one; nothing of the other.
    expect(await named(await keyOf(some))).toMatchObject({ description: 'Discos', refund: 36 });
    expect(await receiptOf({ ...statement, key: await keyOf(all) })).toMatchObject({ refund: 75 });
    expect(await refundsOf(all)).toEqual([{ amount_cents: 7500, state: 'QUEUED' }]);
  });

  test.each([
    ['is under way', { bars: 3, name: 'Em reparação' }],
    ['is being checked', { bars: 4 }],
  ])('of a work that %s leaves the answer to the provider [LAW-08]', async (_, state) => {
    const id = await approveTwo();
    const ticket = await keyOf(id);
    await provider('POST', `/works/${id}/state`, state);
    expect(await receiptOf({ ...statement, key: ticket })).toMatchObject({ state: 'received' });
    expect(await statesOf(id)).toEqual(['Pastilhas: approved', 'Discos: approved']);
  });

  test('counts the fourteen days from the approval, not from a later version that carries it', async () => {
    const id = await approveTwo();
    await portal.backend.clock.moveTo(new Date('2026-06-20T08:00:00Z'));
    const { budget } = await detailsOf(id);
    const carried = (budget?.jobs ?? []).map((one, index) => ({
      id: one.id,
      ...(index === 0 ? job('Pastilhas', 64) : job('Discos', 36)),
    }));
    await provider('POST', `/works/${id}/budget`, { jobs: [...carried, job('Óleo', 20)] });
    expect(await contractOf(id)).toMatchObject({ withdrawable: true, until: '2026-06-29' });
  });
});

test('what was stated is erased with the account of whoever stated it', async () => {
  const id = await book();
  await receiptOf({ ...statement, key: await keyOf(id) });
  // What the tests before left to transfer went back.
  await portal.backend.pool.query(`update payment_refunds set state = 'DONE', done_at = now()`);
  expect((await portal.call('DELETE', '/main/user/client/', { token })).status).toBe(200);
  const { rows } = await portal.backend.pool.query('select name, contract, email from withdrawals');
  expect(rows).toEqual([{ name: '', contract: '', email: '' }]);
});
