import { bookableServicesSchema, bookingAnswerSchema } from '@portal/api/work/createScheduleApi';
import { cancelTermsSchema } from '@portal/api/work/policy/cancelTerms';
import { policySentences } from '@portal/api/work/policy/policySentences';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let token: string;
const domain = 'auto-mirante.localhost';
const mailbox = 'ana@exemplo.pt';
const now = new Date('2026-06-15T08:00:00Z');
const rule = { prepayment: 'full', free_until_hours: 24, late_percent: 50, no_show_percent: 100 };
/** On the eve of an appointment at 10:00 on the 18th, by Lisbon's clock. */
const late = new Date('2026-06-17T12:00:00Z');
const euros = (text: string) => text.replaceAll(/(\d) (€|%|horas?)/g, '$1\u00a0$2');

const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const me = (method: string, path: string, json?: unknown) =>
  portal.call(method, path, { token, json });

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(now);
  key = await createProvider(portal, domain, { support_equipment: false, name: 'Clínica' });
  token = await registerByPhone(portal, '+351912000001', domain);
  await portal.call('PATCH', '/main/user/client', { token, json: { email: mailbox } });
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await provider('PUT', '/hours', { hours });
  await provider('PUT', '/webhooks/agenda', {
    ...{ url: 'https://example.test/hook', secret: 'a secret of the provider that is long' },
  });
});
beforeEach(async () => {
  await portal.backend.clock.moveTo(now);
  const { pool } = portal.backend;
  await pool.query('truncate appointments, payments, outbox, notifications cascade');
  await pool.query('delete from webhook_events');
  await provider('PUT', '/settings', {
    ...{ cancel_notice_minutes: 0, parallel_bookings: 20, notice_minutes: 0, max_moves: 5 },
    withdrawal: { right: 'excluded', reason: 'Serviço de saúde.' },
  });
  await provider('PUT', '/services/sessao', {
    ...{ name: 'Sessão', duration_minutes: 60, payment: 15, policy: null },
  });
  await provider('DELETE', '/policy', {});
});
afterAll(() => portal.close());

async function book(date = '2026-06-18', time = '10:00') {
  const json = { services: [{ id: 'sessao' }], date, time };
  const { body } = await me('POST', '/main/schedule', json);
  const { appointmentId, paymentsRequired } = v.parse(bookingAnswerSchema, body);
  return { id: appointmentId ?? '', paymentsRequired };
}
async function bookPaid(cents = 1500, method: 'MB' | 'MBWAY' = 'MBWAY') {
  const { id } = await book();
  await givenPaid(portal, id, cents, method);
  return id;
}
const terms = async (id: string) =>
  v.parse(cancelTermsSchema, (await me('GET', `/main/services/${id}/cancel-terms`)).body);
const cancel = (id: string, kept?: number) =>
  me('POST', `/main/services/${id}/cancel${kept === undefined ? '' : `?kept=${kept}`}`);
const details = async (id: string) =>
  Object((await me('GET', `/main/appointments/${id}`)).body['details']);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
async function mailText() {
  const [mail] = await readOutbox(portal.backend.database, mailbox);
  return plain(mail?.text ?? '');
}
async function refunds() {
  const { rows } = await portal.backend.pool.query(
    'select amount_cents, reason, state from payment_refunds order by created_at, reason',
  );
  return rows.map((row) => [row.amount_cents, row.reason, row.state]);
}
async function told() {
  const { rows } = await portal.backend.pool.query(
    `select description from notifications where type = 'payment' order by sequence`,
  );
  return rows.map(({ description }) => String(description).replaceAll('\u00a0', ' '));
}
async function cancelledEvent() {
  const { rows } = await portal.backend.pool.query(
    `select data from webhook_events where type = 'booking.cancelled' order by sequence desc limit 1`,
  );
  return rows[0]?.data;
}
const change = (id: string, json: object) =>
  portal.call('POST', `/provider-api/v1/appointments/${id}`, { token: key, json });

test('a provider sets a policy, a service may have its own, and without one everything is as before [POL-01] [C-545]', async () => {
  expect(await provider('GET', '/policy')).toEqual({ policy: null });
  expect((await book()).paymentsRequired).toBe(true);
  for (const policy of [
    rule,
    { ...rule, prepayment: 'none' },
    { ...rule, prepayment: 'amount', value: 7.5, no_show_percent: 0 },
    { ...rule, prepayment: 'percent', value: 1, free_until_hours: 0, late_percent: 100 },
    { ...rule, prepayment: 'percent', value: 100, free_until_hours: 336, late_percent: 0 },
  ]) {
    expect(await provider('PUT', '/policy', policy)).toEqual({ policy });
    expect(await provider('GET', '/policy')).toEqual({ policy });
  }
  for (const wrong of [
    { ...rule, prepayment: 'some' },
    { ...rule, prepayment: 'amount' },
    { ...rule, prepayment: 'amount', value: 0 },
    { ...rule, prepayment: 'percent', value: 101 },
    { ...rule, prepayment: 'percent', value: 0 },
    { ...rule, prepayment: 'percent' },
    { ...rule, free_until_hours: 337 },
    { ...rule, free_until_hours: -1 },
    { ...rule, late_percent: 101 },
    { ...rule, late_percent: -1 },
    { ...rule, no_show_percent: 101 },
    { ...rule, no_show_percent: -1 },
  ]) {
    const answer = await portal.call('PUT', '/provider-api/v1/policy', { token: key, json: wrong });
    expect(answer.status).toBe(400);
  }
  const own = { ...rule, prepayment: 'amount', value: 5 };
  const service = { name: 'Sessão', duration_minutes: 60, payment: 15 };
  // Another than what is asked without a policy.
  await provider('PUT', '/policy', { ...rule, prepayment: 'percent', value: 50 });
  await provider('PUT', '/services/sessao', { ...service, policy: own });
  const { services } = await provider('GET', '/services');
  expect(services).toEqual([expect.objectContaining({ policy: own, has_own_policy: true })]);
  expect((await details((await book()).id)).payment.total).toBe(5);
  // Not named it stays, and null is the provider's.
  await provider('PUT', '/services/sessao', service);
  expect((await details((await book()).id)).payment.total).toBe(5);
  await provider('DELETE', '/policy', {});
  expect((await details((await book()).id)).payment.total).toBe(5);
  await provider('PUT', '/policy', { ...rule, prepayment: 'percent', value: 50 });
  await provider('PUT', '/services/sessao', { ...service, policy: null });
  expect((await details((await book()).id)).payment.total).toBe(7.5);
  await provider('DELETE', '/policy', {});
  expect((await details((await book()).id)).payment.total).toBe(15);
  const id = await bookPaid();
  await portal.backend.clock.moveTo(late);
  expect(await terms(id)).toMatchObject({ refund: 15, kept: 0, reason: 'free', free_until: null });
  expect((await cancel(id)).status).toBe(200);
  expect(await refunds()).toEqual([[1500, 'CANCELLED', 'QUEUED']]);
});

test.each([
  [15, { ...rule }, 15, true],
  [15, { ...rule, prepayment: 'none' }, null, false],
  [15, { ...rule, prepayment: 'amount', value: 40 }, 15, true],
  [15, { ...rule, prepayment: 'percent', value: 33 }, 4.95, true],
  // Half a cent is one, and a cent is the least.
  [15.01, { ...rule, prepayment: 'percent', value: 50 }, 7.51, true],
  [15.03, { ...rule, prepayment: 'percent', value: 33 }, 4.96, true],
  [0.1, { ...rule, prepayment: 'percent', value: 1 }, 0.01, true],
])(
  'of %s € under %j the server asks for %s, and the price stays [POL-06]',
  async (price, policy, asked, due) => {
    await provider('PUT', '/services/sessao', {
      ...{ name: 'Sessão', duration_minutes: 60, payment: price },
    });
    await provider('PUT', '/policy', policy);
    const { body } = await me('GET', '/main/schedule/services');
    const [service] = v.parse(bookableServicesSchema, body).services;
    expect(service).toMatchObject({
      schedule_payment_value: price,
      terms: { prepaid: asked ?? 0, free_until_minutes: 1440 },
    });
    expect(service?.terms?.on_site).toBeCloseTo(price - (asked ?? 0), 5);
    const booked = await book();
    expect(booked.paymentsRequired).toBe(due);
    expect((await details(booked.id)).payment?.total ?? null).toBe(asked);
  },
);

test('a booking keeps the policy under which it was made; hours count from a new start, and who moves late stays late [POL-02] [POL-07] [RSC-07] [C-546] [C-891]', async () => {
  await provider('PUT', '/policy', rule);
  const id = await bookPaid();
  await provider('PUT', '/policy', { ...rule, free_until_hours: 300, late_percent: 100 });
  expect(await details(id)).toMatchObject({
    policy: { ...rule, prepaid: 15, free_until: '2026-06-17T09:00:00.000Z' },
  });
  expect(await terms(id)).toMatchObject({ reason: 'free', free_until: '2026-06-17T09:00:00.000Z' });
  const move = (date: string, time = '10:00') =>
    me('POST', `/main/services/${id}/move`, { date, time });
  await move('2026-06-19');
  expect(await terms(id)).toMatchObject({ reason: 'free', free_until: '2026-06-18T09:00:00.000Z' });
  await portal.backend.clock.moveTo(new Date('2026-06-18T12:00:00Z'));
  expect(await terms(id)).toMatchObject({ reason: 'late', kept: 7.5 });
  expect((await move('2026-06-26')).status).toBe(200);
  expect(await terms(id)).toMatchObject({ reason: 'late', kept: 7.5 });
  // More than a day is left: it was when the time was changed that there was not.
  expect((await terms(id)).message).toBe(
    euros(
      'Se cancelar agora, devolvemos 7,50 € dos 15,00 € que pagou, porque já faltavam menos de 24 horas quando mudou a hora.',
    ),
  );
  const told = async () => (await details(id)).policy.sentences.map(plain).slice(1);
  const paid = 'ficam retidos 50 % do pré-pagamento (7,50 €).';
  const absent = 'Se não comparecer, ficam retidos 100 % do pré-pagamento (15,00 €).';
  expect(await told()).toEqual([`Se cancelar, ${paid}`, absent]);
  await portal.backend.clock.moveTo(new Date('2026-06-25T12:00:00Z'));
  expect((await terms(id)).message).toBe(
    euros(
      'Se cancelar agora, devolvemos 7,50 € dos 15,00 € que pagou, porque faltam menos de 24 horas.',
    ),
  );
  await portal.backend.clock.moveTo(new Date('2026-06-18T12:00:00Z'));
  // Whom the provider moves is not worse off.
  await change(id, { reschedule: { date: '2026-06-29', time: '10:00' } });
  expect(await terms(id)).toMatchObject({ reason: 'free', free_until: '2026-06-28T09:00:00.000Z' });
  expect(await told()).toEqual([
    ...['Pode cancelar sem custos até 28 jun. 2026 às 10:00.', `Depois, ${paid}`, absent],
  ]);
  await change(id, { reschedule: { date: '2026-06-19', time: '10:00' } });
  expect(await terms(id)).toMatchObject({ reason: 'free', free_until: '2026-06-19T09:00:00.000Z' });
  expect(await told()).toEqual(['Pode cancelar sem custos até 19 jun. 2026 às 10:00.', absent]);
});

test('the rule stands in words in the services, in the details and in the mail of the booking [POL-03] [LAW-11] [LIM-10]', async () => {
  await provider('PUT', '/policy', { ...rule, prepayment: 'percent', value: 50 });
  const { id } = await book();
  const sentences = [
    'Paga agora 7,50 € de pré-pagamento.',
    'O resto, 7,50 €, paga no local.',
    'Pode cancelar sem custos até 17 jun. 2026 às 10:00.',
    'Depois, ficam retidos 50 % do pré-pagamento (3,75 €).',
    'Se não comparecer, ficam retidos 100 % do pré-pagamento (7,50 €).',
  ];
  expect((await details(id)).policy.sentences.map(plain)).toEqual(sentences);
  const text = await mailText();
  for (const sentence of sentences) expect(text).toContain(sentence);
  expect(text).toContain('No portal pode cancelar até 18 jun. 2026 às 10:00.');
  const { body } = await me('GET', '/main/schedule/services');
  const [service] = v.parse(bookableServicesSchema, body).services;
  expect(
    policySentences({
      prepaidCents: (service?.terms?.prepaid ?? 0) * 100,
      onSiteCents: (service?.terms?.on_site ?? 0) * 100,
      freeUntil: '17 jun. 2026 às 10:00',
      latePercent: service?.terms?.late_percent ?? null,
      noShowPercent: service?.terms?.no_show_percent ?? null,
    }).map(plain),
  ).toEqual(sentences);
});

test('without a policy the services, the details and the mail say what is paid now and until when it is free [POL-03] [LAW-11] [C-344] [C-773]', async () => {
  await provider('PUT', '/settings', { cancel_notice_minutes: 1440 });
  const { id } = await book();
  const sentences = [
    'Paga agora 15,00 € de pré-pagamento.',
    'Pode cancelar sem custos até 17 jun. 2026 às 10:00.',
  ];
  const told = await mailText();
  for (const sentence of sentences) expect(told).toContain(sentence);
  const { policy } = await details(id);
  expect(Object.keys(policy)).toEqual(['sentences']);
  expect(policy.sentences.map(plain)).toEqual(sentences);
  const { body } = await me('GET', '/main/schedule/services');
  expect(v.parse(bookableServicesSchema, body).services[0]?.terms).toEqual({
    ...{ prepaid: 15, on_site: 0, free_until_minutes: 1440 },
    ...{ late_percent: null, no_show_percent: null },
  });
  // Once that is over it is no longer promised.
  await portal.backend.clock.moveTo(late);
  expect((await details(id)).policy.sentences.map(plain)).toEqual(sentences.slice(0, 1));
  // What has no price has no rule.
  await portal.backend.clock.moveTo(now);
  await provider('PUT', '/services/sessao', {
    ...{ name: 'Sessão', duration_minutes: 60, payment: null },
  });
  expect((await details((await book()).id)).policy).toBeNull();
});

test('where it is free no more when it is booked, details and mail say what is kept [POL-03] [C-547]', async () => {
  await provider('PUT', '/policy', {
    ...{ ...rule, prepayment: 'percent', value: 50, free_until_hours: 336 },
  });
  const { id } = await book();
  const kept = 'Se cancelar, ficam retidos 50 % do pré-pagamento (3,75 €).';
  for (const said of [
    (await details(id)).policy.sentences.map(plain).join(' '),
    await mailText(),
  ]) {
    expect(said).toContain(kept);
    expect(said).not.toContain('Pode cancelar sem custos');
    expect(said).not.toContain('Depois,');
  }
});

test('where late is too late for the portal it is free until then, and no late share is said [POL-03] [C-551]', async () => {
  await provider('PUT', '/policy', rule);
  for (const [minutes, sentences] of [
    [
      24 * 60,
      [
        'Paga agora 15,00 € de pré-pagamento.',
        'Pode cancelar sem custos até 17 jun. 2026 às 10:00.',
        'Se não comparecer, ficam retidos 100 % do pré-pagamento (15,00 €).',
      ],
    ],
    [
      24 * 60 - 1,
      [
        'Paga agora 15,00 € de pré-pagamento.',
        'Pode cancelar sem custos até 17 jun. 2026 às 10:00.',
        'Depois, ficam retidos 50 % do pré-pagamento (7,50 €).',
        'Se não comparecer, ficam retidos 100 % do pré-pagamento (15,00 €).',
      ],
    ],
  ] as const) {
    await provider('PUT', '/settings', { cancel_notice_minutes: minutes });
    const { policy } = await details((await book()).id);
    expect(policy.sentences.map(plain)).toEqual(sentences);
  }
});

test('before cancelling the result is said in euros, and it is what the queue gets, once [POL-07] [POL-09] [LIM-10]', async () => {
  await provider('PUT', '/policy', rule);
  const unpaid = await book();
  // A day before the start, at 10:00 by Lisbon's clock.
  const free_until = '2026-06-17T09:00:00.000Z';
  expect(await terms(unpaid.id)).toEqual({
    ...{ paid: 0, refund: 0, kept: 0, free_until, reason: 'free' },
    message: null,
  });
  const free = await bookPaid();
  expect(await terms(free)).toEqual({
    ...{ paid: 15, refund: 15, kept: 0, free_until, reason: 'free' },
    message: euros('Se cancelar agora, devolvemos 15,00 €.'),
  });
  const part = await bookPaid(1501);
  await provider('PUT', '/policy', { ...rule, late_percent: 100 });
  const all = await bookPaid();
  await portal.backend.clock.moveTo(late);
  expect(await terms(part)).toEqual({
    ...{ paid: 15.01, refund: 7.5, kept: 7.51, free_until, reason: 'late' },
    message: euros(
      'Se cancelar agora, devolvemos 7,50 € dos 15,01 € que pagou, porque faltam menos de 24 horas.',
    ),
  });
  expect(await terms(all)).toMatchObject({
    ...{ paid: 15, refund: 0, kept: 15 },
    message: euros('Se cancelar agora, não há devolução, porque faltam menos de 24 horas.'),
  });
  expect((await cancel(part, 7.51)).status).toBe(200);
  expect(await refunds()).toEqual([[750, 'CANCELLED', 'QUEUED']]);
  expect(await cancelledEvent()).toMatchObject({ refund: 7.5, kept: 7.51, by_customer: true });
  // Said again it is what is so, and nothing more goes back (C-888).
  expect((await cancel(part, 7.51)).status).toBe(200);
  expect(await refunds()).toHaveLength(1);
  expect((await cancel(all, 15)).status).toBe(200);
  expect(await refunds()).toHaveLength(1);
  expect(await cancelledEvent()).toMatchObject({ refund: 0, kept: 15 });
  expect(await terms(part)).toEqual({
    ...{ paid: 15.01, refund: 7.5, kept: 7.51, free_until, reason: 'late' },
    message: null,
  });
  // One hour is not "1 horas".
  await provider('PUT', '/policy', { ...rule, free_until_hours: 1 });
  await portal.backend.clock.moveTo(now);
  const hourly = await bookPaid();
  await portal.backend.clock.moveTo(new Date('2026-06-18T08:00:01Z'));
  expect((await terms(hourly)).message).toBe(
    euros(
      'Se cancelar agora, devolvemos 7,50 € dos 15,00 € que pagou, porque faltam menos de 1 hora.',
    ),
  );
});

test('cancelled by the provider the whole sum goes back, however late, and the call answers so without words [POL-09] [POL-07] [C-548]', async () => {
  await provider('PUT', '/policy', { ...rule, late_percent: 100 });
  const id = await bookPaid();
  await portal.backend.clock.moveTo(late);
  await change(id, { cancelled: true });
  expect(await refunds()).toEqual([[1500, 'CANCELLED', 'QUEUED']]);
  expect(await cancelledEvent()).toMatchObject({ refund: 15, kept: 0, by_customer: false });
  expect(await terms(id)).toMatchObject({
    ...{ refund: 15, kept: 0, reason: 'provider', message: null },
  });
});

test('a call that was shown another sum, or none, cancels nothing and says the new one [POL-08] [C-549]', async () => {
  await provider('PUT', '/policy', rule);
  const id = await bookPaid();
  const free = await bookPaid();
  const { body } = await me('GET', `/main/appointments/${id}`);
  const byCalendar = (query: string) =>
    portal.call('DELETE', `/calendar/customer/appointment/${id}${query}`, {
      headers: { 'X-Client-Token': String(body['token']) },
    });
  // Less is kept than was shown: that is said as well.
  for (const refused of [await cancel(id, 7.5), await byCalendar('?kept=7.5')]) {
    expect(refused).toMatchObject({
      status: 409,
      body: {
        ...{ reason: 'TERMS_CHANGED', title: 'As condições mudaram' },
        body: euros('A marcação mantém-se. Se cancelar agora, devolvemos 15,00 €.'),
        terms: { paid: 15, refund: 15, kept: 0, reason: 'free' },
      },
    });
    expect(await details(id)).toMatchObject({ is_cancelled: false });
  }
  // A call of before, which says nothing, works while nothing is kept (D-09).
  expect((await cancel(free)).status).toBe(200);
  expect(await refunds()).toEqual([[1500, 'CANCELLED', 'QUEUED']]);
  await portal.backend.clock.moveTo(late);
  for (const call of [
    () => cancel(id),
    () => cancel(id, 0),
    () => cancel(id, 7.49),
    () => byCalendar(''),
    () => byCalendar('?kept=15'),
  ]) {
    const refused = await call();
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      reason: 'TERMS_CHANGED',
      title: 'As condições mudaram',
      body: euros(
        'A marcação mantém-se. Se cancelar agora, devolvemos 7,50 € dos 15,00 € que pagou, porque faltam menos de 24 horas.',
      ),
      terms: { paid: 15, refund: 7.5, kept: 7.5, reason: 'late' },
    });
  }
  expect((await cancel(id, Number.NaN)).status).toBe(400);
  expect(await details(id)).toMatchObject({ is_cancelled: false });
  expect(await refunds()).toHaveLength(1);
  expect((await byCalendar('?kept=7.5')).status).toBe(200);
  expect((await refunds())[1]).toEqual([750, 'CANCELLED', 'QUEUED']);
});

test('while the contract may be withdrawn from everything goes back, and that is said, also while it is free anyway [POL-07] [C-868]', async () => {
  await provider('PUT', '/settings', { withdrawal: null });
  await portal.backend.pool.query(`update companies set vertical = 'auto'`);
  await provider('PUT', '/settings', { withdrawal: { right: 'applies' } });
  await provider('PUT', '/policy', { ...rule, late_percent: 100 });
  const json = { services: [{ id: 'sessao' }], date: '2026-06-18', time: '10:00' };
  const early = {
    early_start: true,
    texts: [
      'Peço que o serviço comece antes de terminarem os 14 dias. Sei que, depois de totalmente prestado, já não posso resolver o contrato.',
    ],
  };
  const bookEarly = async () => {
    const { body } = await me('POST', '/main/schedule', { ...json, ...early });
    const booked = String(body['appointmentId']);
    await givenPaid(portal, booked, 1500, 'MBWAY');
    return booked;
  };
  const id = await bookEarly();
  // Where nothing is ever kept, no day is the last.
  await provider('PUT', '/policy', { ...rule, late_percent: 0 });
  const nothingKept = await bookEarly();
  await provider('DELETE', '/policy', {});
  const withoutPolicy = await bookEarly();
  await provider('PUT', '/policy', { ...rule, late_percent: 100 });
  const alone = {
    ...{ paid: 15, refund: 15, kept: 0, reason: 'free' },
    message: euros('Se cancelar agora, devolvemos 15,00 €.'),
  };
  for (const booked of [nothingKept, withoutPolicy])
    expect(await terms(booked)).toMatchObject(alone);
  const message = `${euros('Se cancelar agora, devolvemos 15,00 €.')} Ainda pode resolver o contrato sem custos até 29\u00a0jun.\u00a02026.`;
  const wholeSum = { paid: 15, refund: 15, kept: 0, message };
  expect(await terms(id)).toMatchObject({ ...wholeSum, reason: 'free' });
  // The policy's hours are over after the last day for withdrawing: that day is of no use.
  const distant = { ...json, date: '2026-07-01' };
  const later = String((await me('POST', '/main/schedule', distant)).body['appointmentId']);
  await givenPaid(portal, later, 1500, 'MBWAY');
  expect(await terms(later)).toMatchObject(alone);
  // They end on that very day: it is said.
  const onThatDay = { ...json, date: '2026-06-30' };
  const same = String((await me('POST', '/main/schedule', onThatDay)).body['appointmentId']);
  await givenPaid(portal, same, 1500, 'MBWAY');
  expect(await terms(same)).toMatchObject({
    ...{ ...wholeSum, reason: 'free', free_until: '2026-06-29T09:00:00.000Z' },
  });
  await portal.backend.clock.moveTo(late);
  expect(await terms(id)).toMatchObject({
    ...{ ...wholeSum, reason: 'withdrawal', free_until: '2026-06-17T09:00:00.000Z' },
  });
  for (const booked of [nothingKept, withoutPolicy])
    expect(await terms(booked)).toMatchObject(alone);
  expect((await cancel(id)).status).toBe(200);
  expect(await refunds()).toEqual([[1500, 'CANCELLED', 'QUEUED']]);
  await provider('PUT', '/settings', {
    withdrawal: { right: 'excluded', reason: 'Serviço de saúde.' },
  });
  // Of a link the same is said, and nothing else.
  await portal.backend.clock.moveTo(now);
  const kept = await bookPaid();
  await portal.backend.clock.moveTo(late);
  const link = await provider('POST', '/links', { id: kept });
  const opened = await portal.call('GET', `/calendar/customer/links?key=${String(link['key'])}`);
  const shown = await portal.call('GET', `/calendar/customer/showcase/${kept}/cancel-terms`, {
    headers: { 'X-Client-Token': String(opened.body['token']) },
  });
  expect(v.parse(cancelTermsSchema, shown.body)).toEqual(await terms(kept));
  expect((await me('GET', '/main/services/A-01abcdefghjkmnpqrstvwxyz00/cancel-terms')).status).toBe(
    404,
  );
  const stranger = await registerByPhone(portal, '+351912000002', domain);
  const asked = await portal.call('GET', `/main/services/${kept}/cancel-terms`, {
    token: stranger,
  });
  expect(asked.status).toBe(404);
});

test('nobody came: the share is kept from the start on, the provider waives it once, and the customer is told [POL-10] [POL-07] [C-548] [LIM-10]', async () => {
  await provider('PUT', '/policy', { ...rule, no_show_percent: 60 });
  const id = await bookPaid();
  expect((await change(id, { no_show: true })).status).toBe(409);
  expect((await change(id, { fee_waiver: { reason: 'Engano.' } })).status).toBe(409);
  await portal.backend.clock.moveTo(new Date('2026-06-18T08:59:59Z'));
  expect((await change(id, { no_show: true })).status).toBe(409);
  await portal.backend.clock.moveTo(new Date('2026-06-18T09:00:00Z'));
  for (const wrong of [false, 'true'])
    expect((await change(id, { no_show: wrong })).status).toBe(400);
  expect((await change(id, { no_show: true })).status).toBe(201);
  expect((await change(id, { no_show: true })).status).toBe(201);
  expect(await refunds()).toEqual([[600, 'NO_SHOW', 'QUEUED']]);
  expect(await terms(id)).toMatchObject({
    ...{ paid: 15, refund: 6, kept: 9, reason: 'no_show', message: null },
  });
  for (const reason of ['', 'x'.repeat(501)])
    expect((await change(id, { fee_waiver: { reason } })).status).toBe(400);
  for (let tries = 0; tries < 2; tries += 1)
    expect((await change(id, { fee_waiver: { reason: 'x'.repeat(500) } })).status).toBe(201);
  expect(await refunds()).toEqual([
    [600, 'NO_SHOW', 'QUEUED'],
    [900, 'WAIVED', 'QUEUED'],
  ]);
  expect(await told()).toEqual([
    'Não compareceu à marcação para 18 jun. às 10:00. Devolvemos 6,00 € no prazo de 14 dias. Ficam retidos 9,00 €.',
    'Clínica devolve-lhe 9,00 €.',
  ]);
  expect(await terms(id)).toMatchObject({ refund: 15, kept: 0 });
  // What was kept of a late cancellation is waived likewise.
  await portal.backend.clock.moveTo(now);
  const cancelled = await bookPaid();
  await portal.backend.clock.moveTo(late);
  await cancel(cancelled, 7.5);
  const waived = await change(cancelled, { fee_waiver: { reason: 'x' } });
  expect(waived.status).toBe(201);
  expect((await refunds()).slice(0, 2)).toEqual([
    [750, 'CANCELLED', 'QUEUED'],
    [750, 'WAIVED', 'QUEUED'],
  ]);
  expect((await told()).at(-1)).toBe('Clínica devolve-lhe 7,50 €.');
  expect((await change(cancelled, { no_show: true })).status).toBe(409);
});

test('nobody came: of a payment that was too much before, the share of the rest goes back all the same [POL-10]', async () => {
  await provider('PUT', '/policy', { ...rule, no_show_percent: 60 });
  const id = await bookPaid();
  await portal.backend.pool.query(
    `insert into payment_refunds (id, payment_id, attempt_id, company_id, amount_cents, reason, created_at)
     select 'too-much', payment_id, id, company_id, 500, 'OVERPAID', now() from payment_attempts`,
  );
  await portal.backend.clock.moveTo(new Date('2026-06-18T09:00:00Z'));
  expect((await change(id, { no_show: true })).status).toBe(201);
  expect((await refunds()).toSorted()).toEqual([
    [400, 'NO_SHOW', 'QUEUED'],
    [500, 'OVERPAID', 'QUEUED'],
  ]);
});

test('without a policy what was paid stays when nobody came, and can be waived [POL-10] [C-552]', async () => {
  const id = await bookPaid();
  await portal.backend.clock.moveTo(new Date('2026-06-18T09:00:00Z'));
  expect((await change(id, { no_show: true })).status).toBe(201);
  expect(await refunds()).toEqual([]);
  expect(await terms(id)).toMatchObject({ refund: 0, kept: 15, reason: 'no_show' });
  expect((await change(id, { fee_waiver: { reason: 'Engano.' } })).status).toBe(201);
  expect(await refunds()).toEqual([[1500, 'WAIVED', 'QUEUED']]);
  expect((await told()).at(-1)).toBe('Clínica devolve-lhe 15,00 €.');
});

test('two cancellations at once, or one beside the provider’s, put one refund into the queue [POL-09]', async () => {
  await provider('PUT', '/policy', rule);
  for (let round = 0; round < 4; round += 1) {
    await portal.backend.pool.query('truncate appointments, payments cascade');
    await portal.backend.clock.moveTo(now);
    const id = await bookPaid();
    await portal.backend.clock.moveTo(late);
    const answers = await Promise.all([
      cancel(id, 7.5),
      cancel(id, 7.5),
      change(id, { cancelled: true }),
    ]);
    // Both hear who was first: the customer, or the provider.
    expect(answers[0]?.status).toBe(answers[1]?.status);
    const queued = await refunds();
    expect(queued).toHaveLength(1);
    const byCustomer = answers.slice(0, 2).some(({ status }) => status === 200);
    expect(queued[0]).toEqual([byCustomer ? 750 : 1500, 'CANCELLED', 'QUEUED']);
    expect(await terms(id)).toMatchObject({
      paid: 15,
      refund: byCustomer ? 7.5 : 15,
      kept: byCustomer ? 7.5 : 0,
    });
  }
});
