import { serve } from '@hono/node-server';
import { notificationsSchema } from '@portal/api/account/notification';
import {
  paymentCreatedSchema,
  paymentPageSchema,
  paymentStatusSchema,
  refundsSchema,
} from '@portal/api/payment/createPaymentsApi';
import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { expireAttempts } from './attempts/refreshPayment.ts';
import { startSandbox, type RunningSandbox } from './sandbox/startSandbox.ts';

let portal: TestBackend;
let sandbox: RunningSandbox;
let stopServer: () => void;
let key: string;
let token: string;
let stranger: string;
const domain = 'auto-mirante.localhost';

beforeAll(async () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
  sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory });
  portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
  const port = await new Promise<number>((resolve) => {
    const server = serve({ fetch: portal.app.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
      resolve(info.port),
    );
    stopServer = () => server.close();
  });
  await gateway('/api/endpoint/callback/activation', {
    apKey: 'sandbox-anti-phishing-key',
    urlCb: `http://127.0.0.1:${port}/gateway-callback/sandbox?oid=[ID]&tid=[REQUEST_ID]&val=[AMOUNT]&apk=[ANTI_PHISHING_KEY]&ref=[REFERENCE]`,
  });
  key = await createProvider(portal, domain, { payment_methods: ['MB', 'MBWAY', 'CC'] });
  token = await registerByPhone(portal, '+351912000001');
  stranger = await registerByPhone(portal, '+351912000002', domain, 'Rui Costa');
});
beforeEach(async () => {
  await gateway('/control/modes', { callbackBeforeAnswer: false, silent: false });
});
afterAll(async () => {
  stopServer();
  await sandbox.stop();
  await portal.close();
});

async function gateway(route: string, body: unknown = {}): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${sandbox.port}${route}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return text.startsWith('{') ? JSON.parse(text) : { text };
}

/** A work with a payment of 184,50 €. */
async function owe(total = 184.5, phone = '912000001'): Promise<string> {
  const work = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
  const id = String(work['id']);
  await asProvider(portal, key, 'POST', `/works/${id}/payment`, { total });
  return id;
}
const pay = (id: string, method: string, more: object = {}, idempotencyKey?: string) =>
  portal.call('POST', '/main/payment', {
    token,
    json: { id, method, total: 184.5, billing_id: 'FINAL_CONSUMER', ...more },
    headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
  });
const mbWay = (id: string, phone = '+351912000001') => pay(id, 'MBWAY', { phone });
const attemptOf = async (id: string) =>
  v.parse(paymentPageSchema, (await portal.call('GET', `/main/payment/${id}`, { token })).body)
    .payment.details;
const statusOf = async (id: string) =>
  v.parse(
    paymentStatusSchema,
    (await portal.call('GET', `/main/payment/status/${id}`, { token })).body,
  ).status;
const outcomes = async (id: string) => {
  const rows = await portal.backend.pool.query<{ outcome: string }>(
    'select outcome from payment_events event join payments payment on payment.id = event.payment_id where payment.subject = $1 order by event.sequence',
    [id],
  );
  return rows.rows.map(({ outcome }) => outcome);
};
const refunds = async (id: string) => {
  const rows = await portal.backend.pool.query<{ reason: string }>(
    'select reason from payment_refunds refund join payments payment on payment.id = refund.payment_id where payment.subject = $1',
    [id],
  );
  return rows.rows.map(({ reason }) => reason);
};
/** Request ids of the attempts, oldest first. */
const requests = async (id: string) => {
  const rows = await portal.backend.pool.query<{ request_id: string }>(
    'select request_id from payment_attempts attempt join payments payment on payment.id = attempt.payment_id where payment.subject = $1 order by attempt.created_at',
    [id],
  );
  return rows.rows.map((row) => row.request_id);
};

describe('the pushes of MB WAY', () => {
  test('ring at most six times an hour on one phone, whoever asks, twelve times on foreign ones and thirty on the own one [PAY-17]', async () => {
    const id = await owe();
    const others = await owe(184.5, '912000002');
    const push = async (phone: string) =>
      (await pay(id, 'MBWAY', { phone, replaces: true })).status;
    const pushes = async (phones: string[]) => {
      const statuses: number[] = [];
      for (const phone of phones) statuses.push(await push(phone));
      return statuses;
    };
    const times = (count: number, status: number) => Array.from({ length: count }, () => status);
    expect(await pushes(Array.from({ length: 6 }, () => '+351914000001'))).toEqual(times(6, 200));
    const foreign = await portal.call('POST', '/main/payment', {
      token: stranger,
      json: {
        ...{ id: others, method: 'MBWAY', total: 184.5, billing_id: 'FINAL_CONSUMER' },
        phone: '+351914000001',
      },
    });
    expect(foreign.status).toBe(429);
    // Another phone is another count, until the customer has had enough of them.
    const phones = Array.from({ length: 6 }, (_, index) => `+35191500000${index}`);
    expect(await pushes(phones)).toEqual(times(6, 200));
    expect(await push('+351915000009')).toBe(429);
    const own = Array.from({ length: 31 }, () => '+351912000001');
    expect(await pushes(own)).toEqual([...times(30, 200), 429]);
    await portal.backend.clock.advance(3601);
    expect(await push('+351914000001')).toBe(200);
  });
});

describe('Multibanco', () => {
  test('issues a reference and is paid by the callback, once; that it was paid stands in the bell as read [NOT-01] [C-184] [PAY-15] [API-73] [API-74] [LIM-10]', async () => {
    const id = await owe();
    const created = v.parse(paymentCreatedSchema, (await pay(id, 'MB')).body);
    expect(created).toMatchObject({
      success: true,
      type: 'MB',
      id: expect.stringMatching(/\S/),
      entity: '11990',
      expiration_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
      phone: null,
      waiting_time: null,
      url: null,
    });
    expect(created.reference).toMatch(/^\d{9}$/);
    expect(await statusOf(id)).toBe('PENDING');
    await gateway(`/control/payments/${created.reference}/pay`, { callbacks: 3 });
    expect(await statusOf(id)).toBe('PAYED');
    expect((await outcomes(id)).toSorted()).toEqual([
      'IGNORED_DUPLICATE',
      'IGNORED_DUPLICATE',
      'PAYED',
    ]);
    expect((await pay(id, 'MB')).status).toBe(409);
    const page = await portal.call('GET', `/main/payment/${id}`, { token });
    expect(v.parse(paymentPageSchema, page.body).payment).toMatchObject({
      state: 'PAYED',
      method: 'MB',
    });
    const bell = await portal.call('GET', '/main/notifications', { token });
    const told = v.parse(notificationsSchema, bell.body).data.all.all;
    const paid = 'Pagamento de 184,50\u00a0€ recebido: ';
    const received = told.filter(
      ({ url, description }) => url === `/service-details/${id}` && description.startsWith(paid),
    );
    expect(received.map(({ read }) => read)).toEqual([true]);
  });

  test('a second method has to wait for the reference [C-122] [PAY-21]', async () => {
    const id = await owe();
    await pay(id, 'MB');
    expect((await mbWay(id)).status).toBe(409);
  });

  test('an MB WAY request is given up for another method only where the customer says so [C-193] [PAY-21]', async () => {
    const id = await owe();
    expect((await mbWay(id)).status).toBe(200);
    expect((await pay(id, 'MB')).status).toBe(409);
    expect((await pay(id, 'MB', { replaces: true })).status).toBe(200);
    expect(await attemptOf(id)).toMatchObject({ type: 'MB' });
  });

  test('is given up for another method where the customer says so; what is paid for both goes back [C-193] [PAY-21]', async () => {
    const id = await owe();
    const reference = String((await pay(id, 'MB')).body['reference']);
    const push = { phone: '+351913000001', replaces: true };
    expect((await pay(id, 'MBWAY', push)).status).toBe(200);
    const open = await portal.backend.pool.query(
      `select attempt.method from payment_attempts attempt join payments payment on payment.id = attempt.payment_id
       where payment.subject = $1 and attempt.state in ('INITIATING', 'PENDING')`,
      [id],
    );
    expect(open.rows).toEqual([{ method: 'MBWAY' }]);
    // The reference is still known to the bank: who pays it has paid, and the push is no longer asked for.
    await gateway(`/control/payments/${reference}/pay`);
    expect(await statusOf(id)).toBe('PAYED');
    expect((await pay(id, 'MB', { replaces: true })).status).toBe(409);
    expect(await refunds(id)).toEqual([]);

    const other = await owe();
    const first = String((await pay(other, 'MB')).body['reference']);
    const second = String((await pay(other, 'MB', { replaces: true })).body['reference']);
    await gateway(`/control/payments/${second}/pay`);
    await gateway(`/control/payments/${first}/pay`);
    expect(await statusOf(other)).toBe('PAYED');
    expect(await refunds(other)).toEqual(['OVERPAID']);
  });

  test('ends by the clocks of Lisbon, by which gateways count, also for a provider in the Azores, as a booking’s deadline does [C-932]', async () => {
    await portal.backend.clock.moveTo(new Date('2027-06-15T23:30:00Z'));
    const islands = 'ilha.localhost';
    const methods = { payment_methods: ['MB'], support_equipment: false };
    const there = await createProvider(portal, islands, {
      ...{ ...methods, time_zone: 'Atlantic/Azores' },
    });
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      ...{ weekday, opens: '09:00', closes: '18:00' },
    }));
    await asProvider(portal, there, 'PUT', '/hours', { hours });
    const service = { name: 'Lavagem', duration_minutes: 60, payment: 25 };
    await asProvider(portal, there, 'PUT', '/services/lavagem', service);
    const customer = await registerByPhone(portal, '+351912000003', islands, 'Ilda Nova');
    const call = (path: string, json?: object) =>
      portal.call(json ? 'POST' : 'GET', path, { token: customer, domain: islands, json });
    const booked = await call('/main/schedule', {
      ...{ services: [{ id: 'lavagem', observation: '' }], date: '2027-06-25', time: '10:00' },
    });
    const { rows } = await portal.backend.pool.query<{ subject: string; valid_until: Date }>(
      'select subject, valid_until from payments order by created_at desc limit 1',
    );
    expect(booked.status).toBeLessThan(300);
    expect(rows[0]?.valid_until.toISOString()).toBe('2027-06-18T22:59:00.000Z');
    await portal.backend.pool.query('update payments set valid_until = null where subject = $1', [
      rows[0]?.subject,
    ]);
    const { body } = await call('/main/payment', {
      ...{ id: rows[0]?.subject, method: 'MB', total: 25, billing_id: 'FINAL_CONSUMER' },
    });
    expect(body['expiration_date']).toBe('2027-06-19T22:59:59.000Z');
    await portal.backend.clock.reset();
  });

  test('shows no later deadline than the payment has, and says why nothing more can be paid [DET-07] [PAY-24] [PAY-25]', async () => {
    const id = await owe();
    const now = portal.backend.clock.now();
    const until = new Date(now.getTime() + 3_600_000);
    await portal.backend.pool.query('update payments set valid_until = $2 where subject = $1', [
      id,
      until,
    ]);
    const { body } = await pay(id, 'MB');
    expect(body['expiration_date']).toBe(until.toISOString());
    const read = async () =>
      v.parse(paymentPageSchema, (await portal.call('GET', `/main/payment/${id}`, { token })).body);
    expect((await read()).closed).toBeNull();
    await portal.backend.clock.advance(3700);
    const words = 'O prazo deste pagamento terminou. Fale com o prestador.';
    expect((await read()).closed).toBe(words);
    for (const asked of [pay(id, 'MB', { replaces: true }), mbWay(id)])
      expect(await asked).toMatchObject({ status: 409, body: { message: words } });
    await portal.backend.clock.reset();
  });

  test.each([
    ['CC', {}],
    ['MBWAY', { phone: '+351912000001' }],
  ])(
    'by %s is refused with the reason while another is under way, when paid and when called off [PAY-21] [PAY-24] [PAY-25]',
    async (method, more) => {
      const refused = async (id: string) => {
        const { status, body } = await pay(id, method, more);
        return [status, body['message']];
      };
      const id = await owe();
      const reference = String((await pay(id, 'MB')).body['reference']);
      expect(await refused(id)).toEqual([
        409,
        'Já existe um pagamento em curso. Conclua-o ou aguarde que expire.',
      ]);
      await gateway(`/control/payments/${reference}/pay`);
      expect(await refused(id)).toEqual([409, 'Este pagamento já foi feito.']);
      const off = await owe();
      await portal.backend.pool.query('update works set cancelled_at = now() where id = $1', [
        off.slice(2),
      ]);
      expect(await refused(off)).toEqual([409, 'O serviço foi cancelado, já não há nada a pagar.']);
      expect(await requests(off)).toEqual([]);
    },
  );

  test('is refused for an appointment that was missed, until the provider says that the customer came [C-269] [DET-22] [DET-25]', async () => {
    const provider = (method: string, route: string, json: unknown) =>
      asProvider(portal, key, method, route, json);
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      ...{ weekday, opens: '09:00', closes: '18:00' },
    }));
    await provider('PUT', '/hours', { hours });
    await provider('PUT', '/experts/rui', { name: 'Rui' });
    await provider('PUT', '/services/revisao', {
      ...{ name: 'Revisão', duration_minutes: 60, expert_ids: ['rui'] },
    });
    const booked = await provider('POST', '/appointments', {
      ...{ customer: { phone: '912000001' }, service_ids: ['revisao'], time: '10:00' },
      date: addDays(lisbonToday(portal.backend.clock.now()), 2),
    });
    const id = String(booked['id']);
    await provider('POST', `/appointments/${id}/payment`, { total: 184.5 });
    const closed = async () =>
      (await portal.call('GET', `/main/payment/${id}`, { token })).body['closed'];
    expect(await closed()).toBeNull();
    await portal.backend.clock.advance(3 * 86_400);
    const words = 'Não compareceu a esta marcação, já não há nada a pagar.';
    expect(await closed()).toBe(words);
    expect(await pay(id, 'MB')).toMatchObject({ status: 409, body: { message: words } });
    expect(await requests(id)).toEqual([]);
    await provider('POST', `/appointments/${id}`, { client_arrived: true });
    expect(await closed()).toBeNull();
    expect((await pay(id, 'MB')).status).toBe(200);
    await portal.backend.clock.reset();
  });

  test('is not begun by a method that the provider does not offer [PAY-06]', async () => {
    const id = await owe();
    const offer = (methods: string[]) =>
      portal.backend.pool.query('update companies set payment_methods = $1', [methods]);
    await offer(['MBWAY', 'CC']);
    expect((await pay(id, 'MB')).status).toBe(400);
    expect(await statusOf(id)).toBe('NOT_PAID');
    await offer(['MB', 'MBWAY', 'CC']);
    expect((await pay(id, 'MB')).status).toBe(200);
  });

  test('of an amount that changed meanwhile is refused with both amounts [PAY-24] [PAY-25] [LIM-10]', async () => {
    const id = await owe(900);
    for (const { status, body } of [await pay(id, 'MB'), await mbWay(id)]) {
      expect(status).toBe(409);
      expect(JSON.stringify(body)).toContain('mudou de 184,50\u00a0€ para 900,00\u00a0€');
    }
  });

  test('is not stopped by a wrong postal code, neither kept as data nor on the way to paying [PAY-22]', async () => {
    const id = await owe();
    const json = {
      name: 'Carvalho, Lda',
      vat_number: '509442013',
      address: 'Rua 1',
      postal_code: 'abc',
      city: 'Porto',
      country_id: 175,
    };
    const save = (more: object) =>
      portal.call('POST', '/main/billing', { token, json: { ...json, ...more } });
    expect((await save({})).status).toBe(400);
    expect((await save({ for_payment: true, vat_number: '123456780' })).status).toBe(400);
    const kept = await save({ for_payment: true });
    expect(kept.status).toBe(201);
    expect((await pay(id, 'MB', { billing_id: String(kept.body['id']) })).status).toBe(200);
  });

  test('takes the billing data of another country as they are, and those of Portugal with a right NIF only [VAL-17]', async () => {
    const json = {
      ...{ name: 'Prata SARL', vat_number: 'FR12345678901', address: 'Rue 1' },
      ...{ postal_code: '69001', city: 'Lyon', country_id: 66 },
    };
    const { body } = await portal.call('POST', '/main/billing', { token, json });
    const billing = { billing_id: String(body['id']) };
    expect((await pay(await owe(), 'MB', billing)).status).toBe(200);
    await portal.backend.pool.query('update billing_entries set country_id = 175 where id = $1', [
      body['id'],
    ]);
    const refused = await pay(await owe(), 'MB', billing);
    expect([refused.status, refused.body['message']]).toEqual([
      400,
      'O NIF introduzido não é válido',
    ]);
  });

  test.each([
    ['184.51', 'IGNORED_AMOUNT'],
    ['1.00', 'IGNORED_AMOUNT'],
  ])('a callback over %s changes nothing and is written down', async (amount, outcome) => {
    const id = await owe();
    const { body } = await pay(id, 'MB');
    await gateway(`/control/payments/${String(body['reference'])}/pay`, { amount });
    expect(await outcomes(id)).toEqual([outcome]);
    const rows = await portal.backend.pool.query('select state from payments where subject = $1', [
      id,
    ]);
    expect(rows.rows).toEqual([{ state: 'PENDING' }]);
  });

  test('184.5 is the same amount as 184.50', async () => {
    const id = await owe();
    const { body } = await pay(id, 'MB');
    await gateway(`/control/payments/${String(body['reference'])}/pay`, { amount: '184.5' });
    expect(await statusOf(id)).toBe('PAYED');
  });
});

describe('callback', () => {
  const call = (query: string) => portal.call('GET', `/gateway-callback/sandbox?${query}`);

  test('with a wrong key is refused without a word', async () => {
    const id = await owe();
    const { body } = await pay(id, 'MB');
    await gateway('/control/modes', { silent: true });
    const payment = await gateway(`/control/payments/${String(body['reference'])}/pay`);
    const { orderId, requestId } = v.parse(
      v.object({ payment: v.object({ orderId: v.string(), requestId: v.string() }) }),
      payment,
    ).payment;
    const query = `oid=${orderId}&tid=${requestId}&val=184.50&apk=`;
    expect(await call(`${query}wrong`)).toMatchObject({ status: 403, body: { text: '' } });
    expect((await call(`oid=nobody&val=1.00&apk=sandbox-anti-phishing-key`)).status).toBe(403);
    expect(await outcomes(id)).toEqual(['IGNORED_KEY']);
    expect((await call(`${query}sandbox-anti-phishing-key`)).status).toBe(200);
    expect(await statusOf(id)).toBe('PAYED');
    const events = await portal.backend.pool.query('select * from payment_events');
    expect(JSON.stringify(events.rows)).toContain('IGNORED_UNKNOWN');
    expect(JSON.stringify(events.rows)).not.toContain('anti-phishing');
  });

  test('that the gateway itself does not confirm is not believed, and may come again', async () => {
    const id = await owe();
    await pay(id, 'MB');
    const [requestId] = await requests(id);
    const order = await portal.backend.pool.query<{ order_id: string }>(
      'select order_id from payment_attempts where request_id = $1',
      [requestId],
    );
    const query = `oid=${order.rows[0]?.order_id}&tid=${requestId}&val=184.50&apk=sandbox-anti-phishing-key`;
    expect((await call(query)).status).toBe(503);
    expect(await statusOf(id)).toBe('PENDING');
    expect(await outcomes(id)).toEqual(['IGNORED_UNPROVEN']);
  });

  test('that comes before the gateway has answered counts', async () => {
    const id = await owe();
    await gateway('/control/modes', { callbackBeforeAnswer: true });
    expect((await pay(id, 'MB')).status).toBe(200);
    expect(await statusOf(id)).toBe('PAYED');
    expect(await outcomes(id)).toEqual(['PAYED']);
  });
});

test('a reference for which another amount came ends at its end, that is written once, and another amount can be asked for', async () => {
  const id = await owe();
  await gateway('/control/modes', { silent: true });
  expect((await pay(id, 'MB')).status).toBe(200);
  const [request] = await requests(id);
  await gateway(`/control/payments/${request}/pay`);
  // As if the customer had paid another amount than was asked for.
  await portal.backend.pool.query(
    'update payment_attempts set amount_cents = 18350 where request_id = $1',
    [request],
  );
  for (let minute = 0; minute < 3; minute += 1) {
    expect(await statusOf(id)).toBe('PENDING');
    await portal.backend.clock.advance(61);
  }
  expect(await outcomes(id)).toEqual(['IGNORED_AMOUNT']);
  await portal.backend.clock.advance(4 * 86_400);
  await expireAttempts(portal.backend);
  expect(await statusOf(id)).toBe('EXPIRED');
  expect(await outcomes(id)).toEqual(['IGNORED_AMOUNT', 'ENDED']);
  await asProvider(portal, key, 'POST', `/works/${id}/payment`, { total: 183.5 });
  await portal.backend.clock.reset();
});

describe('MB WAY', () => {
  test('waits 240 seconds by the server’s clock and is found paid by asking [PAY-15] [PAY-17] [API-73] [ENT-16]', async () => {
    const id = await owe();
    await gateway('/control/modes', { silent: true });
    const created = v.parse(paymentCreatedSchema, (await mbWay(id)).body);
    expect(created).toMatchObject({
      success: true,
      type: 'MBWAY',
      entity: null,
      reference: null,
      phone: '912000001',
      url: null,
    });
    expect(created.waiting_time).toBeGreaterThan(235);
    expect(created.waiting_time).toBeLessThanOrEqual(240);
    const [request] = await requests(id);
    await gateway(`/control/payments/${request}/pay`);
    expect(await statusOf(id)).toBe('PAYED');
    expect(await attemptOf(id)).toMatchObject({
      type: 'MBWAY',
      phone: '912000001',
      waiting_time: expect.any(Number),
    });
  });

  test('rejected, it can be paid again [C-123] [PAY-26]', async () => {
    const id = await owe();
    await mbWay(id);
    const [request] = await requests(id);
    await gateway(`/control/payments/${request}/reject`);
    expect(await statusOf(id)).toBe('MBWAY_REJECTED');
    expect((await pay(id, 'MB')).status).toBe(200);
  });

  test.each(['+351912000122', '+351912000999'])(
    'of %s is declined at once [PAY-25] [API-73]',
    async (phone) => {
      const id = await owe();
      const answer = await mbWay(id, phone);
      expect(answer).toMatchObject({
        status: 422,
        body: {
          success: false,
          message: 'Por favor tente novamente ou selecione outro método de pagamento',
        },
      });
      expect(await statusOf(id)).toBe('MBWAY_DECLINED');
    },
  );

  test.each(['213456789', '+351213456789', '912', ''])(
    'needs a mobile number, not "%s" [PAY-17]',
    async (phone) => {
      const id = await owe();
      expect((await mbWay(id, phone)).status).toBe(400);
      expect(await statusOf(id)).toBe('NOT_PAID');
    },
  );

  test('late approval is caught; a second payment goes to the refunds', async () => {
    const id = await owe();
    await mbWay(id);
    await portal.backend.clock.advance(241);
    await expireAttempts(portal.backend);
    expect(await statusOf(id)).toBe('EXPIRED');
    await mbWay(id);
    const [first, second] = await requests(id);
    await gateway(`/control/payments/${first}/pay`);
    expect(await statusOf(id)).toBe('PAYED');
    await gateway(`/control/payments/${second}/pay`);
    expect(await outcomes(id)).toEqual(['ENDED', 'SUPERSEDED', 'PAYED', 'OVERPAID']);
    expect(await refunds(id)).toEqual(['OVERPAID']);
    expect(await statusOf(id)).toBe('PAYED');
    await portal.backend.clock.reset();
  });

  test('paid after the work was called off goes to the refunds', async () => {
    const id = await owe();
    await mbWay(id);
    await portal.backend.pool.query('update works set cancelled_at = now() where id = $1', [
      id.slice(2),
    ]);
    const [request] = await requests(id);
    await gateway(`/control/payments/${request}/pay`);
    expect(await refunds(id)).toEqual(['PAID_LATE']);
    expect(await outcomes(id)).toEqual(['PAID_LATE']);
  });
});

describe('refund queue', () => {
  async function paidTwice(): Promise<string> {
    const id = await owe();
    await mbWay(id);
    await portal.backend.clock.advance(241);
    await expireAttempts(portal.backend);
    await mbWay(id);
    for (const request of (await requests(id)).toReversed())
      await gateway(`/control/payments/${request}/pay`);
    await portal.backend.clock.reset();
    return id;
  }
  const queue = async (bearer = key, path = '/provider-api/v1/refunds') => {
    const { body } = await portal.call('GET', path, { token: bearer });
    return v.parse(refundsSchema, body).refunds;
  };

  test('shows what came twice to the provider and the administrator until it is marked as refunded', async () => {
    const id = await paidTwice();
    const [refund] = (await queue()).filter(({ subject }) => subject === id);
    expect(refund).toMatchObject({
      amount: 184.5,
      reason: 'OVERPAID',
      state: 'QUEUED',
      method: 'MBWAY',
    });
    const everywhere = await queue(portal.adminToken, '/mgmt/refunds');
    expect(everywhere.find((entry) => entry.id === refund?.id)).toMatchObject({ domain });
    const done = await asProvider(portal, key, 'POST', `/refunds/${refund?.id}`, {
      note: 'Transferência 2026/117',
    });
    expect(done).toMatchObject({ state: 'DONE', note: 'Transferência 2026/117' });
    const again = await asProvider(portal, key, 'POST', `/refunds/${refund?.id}`, { note: 'x' });
    expect(again).toEqual(done);
    expect(await statusOf(id)).toBe('PAYED');
  });

  test('is read in pages, and none is missed while others are marked', async () => {
    const { pool } = portal.backend;
    for (let count = 0; count < 4; count += 1) await paidTwice();
    // As a cancellation queues them: within one millisecond.
    await pool.query(
      `update payment_refunds set created_at = timestamptz '2026-06-01 10:00:00.0001Z' + random() * interval '1 microsecond'`,
    );
    const all = (await queue()).map(({ id }) => id);
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = v.parse(
        refundsSchema,
        (
          await portal.call('GET', `/provider-api/v1/refunds?limit=1${cursor}`, {
            token: key,
          })
        ).body,
      );
      expect(page.refunds).toHaveLength(1);
      const id = page.refunds[0]?.id ?? '';
      seen.push(id);
      if (page.refunds[0]?.state !== 'DONE')
        await asProvider(portal, key, 'POST', `/refunds/${id}`, {});
      cursor = page.next === null ? '' : `&cursor=${page.next}`;
    } while (cursor !== '');
    expect(new Set(seen)).toEqual(new Set(all));
    for (const query of ['limit=0', 'limit=1001', 'limit=x', 'cursor=x', 'cursor=W3RydWVd']) {
      const refused = await portal.call('GET', `/provider-api/v1/refunds?${query}`, { token: key });
      expect([query, refused.status, refused.body['field']]).toEqual([
        query,
        400,
        query.split('=')[0],
      ]);
    }
  });

  test('is closed to other providers and to everybody without the administrator’s token', async () => {
    await paidTwice();
    const [refund] = await queue();
    const other = await createProvider(portal, 'bitfixe.localhost');
    expect(await queue(other)).toEqual([]);
    const marked = await portal.call('POST', `/provider-api/v1/refunds/${refund?.id}`, {
      token: other,
      json: {},
    });
    expect(marked.status).toBe(404);
    expect((await portal.call('GET', '/mgmt/refunds', { token: key })).status).toBe(401);
  });
});

test('an attempt that was cut off before the gateway answered does not lock the payment', async () => {
  const id = await owe();
  await pay(id, 'MB');
  await portal.backend.pool.query(
    `update payment_attempts set state = 'INITIATING', reference = null, request_id = null
     where payment_id = (select id from payments where subject = $1)`,
    [id],
  );
  expect((await pay(id, 'MB')).status).toBe(409);
  await portal.backend.clock.advance(61);
  await Promise.all([expireAttempts(portal.backend), expireAttempts(portal.backend)]);
  expect(await outcomes(id)).toEqual(['ENDED']);
  expect((await pay(id, 'MB')).status).toBe(200);
  await portal.backend.clock.reset();
});

describe('card', () => {
  /** Opens the gateway's page, ends the payment there and returns the address one is sent back to. */
  async function finish(url: string, decision: string): Promise<URL> {
    const response = await fetch(`${url}/${decision}`, { method: 'POST', redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '');
  }
  const update = (paymentId: unknown, status: string, sk: string) =>
    portal.call('POST', '/main/payment/cc/update', {
      token,
      json: { payment_id: paymentId, status, sk },
    });

  test('its return alone never pays, the gateway’s word does [PAY-13] [PAY-15] [API-73] [API-75] [ENT-16]', async () => {
    const id = await owe();
    await gateway('/control/modes', { silent: true });
    const { body } = await pay(id, 'CC');
    expect(v.parse(paymentCreatedSchema, body)).toMatchObject({
      success: true,
      type: 'CC',
      reference: null,
      phone: null,
      url: expect.stringMatching(/^https?:/),
    });
    expect(await attemptOf(id)).toMatchObject({ type: 'CC', phone: null, url: body['url'] });
    const forged = await update(body['id'], 'success', 'f'.repeat(64));
    expect(forged.body['status']).toBe('PENDING');
    expect(await outcomes(id)).toEqual(['IGNORED_SIGNATURE']);
    const address = await finish(String(body['url']), 'success');
    expect(address.searchParams.get('status')).toBe('success');
    expect(address.searchParams.get('amount')).toBe('184.50');
    const updated = await update(body['id'], 'success', address.searchParams.get('sk') ?? '');
    expect(updated.body['status']).toBe('PAYED');
  });

  test.each([
    ['cancel', 'CC_CANCEL'],
    ['error', 'CC_ERROR'],
  ])('%s ends it as %s and allows another try [PAY-26]', async (decision, state) => {
    const id = await owe();
    const { body } = await pay(id, 'CC');
    const address = await finish(String(body['url']), decision);
    expect(address.searchParams.get('sk')).toBeNull();
    expect((await update(body['id'], decision, '')).body['status']).toBe(state);
    expect((await pay(id, 'CC')).status).toBe(200);
  });
});

describe('creating', () => {
  test('takes the server’s amount only [C-109]', async () => {
    const id = await owe();
    expect((await pay(id, 'MB', { total: 1 })).status).toBe(409);
    expect(await requests(id)).toEqual([]);
  });

  test('at once from many clicks makes one attempt', async () => {
    const id = await owe();
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(id, 'MB')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await requests(id)).toHaveLength(1);
  });

  test('with one Idempotency-Key gives one answer; with other data it is refused', async () => {
    const id = await owe();
    const first = await pay(id, 'MB', {}, 'click-1');
    const again = await pay(id, 'MB', {}, 'click-1');
    expect(again.body).toEqual(first.body);
    expect((await pay(id, 'MBWAY', { phone: '912345678' }, 'click-1')).status).toBe(422);
  });

  test('without billing data is billed to the final consumer, in Portugal [LIM-11] [BIL-03]', async () => {
    const id = await owe();
    expect((await pay(id, 'MB')).status).toBe(200);
    const { body } = await portal.call('GET', `/main/payment/${id}`, { token });
    expect(v.parse(paymentPageSchema, body).payment.billing).toMatchObject({
      id: 'FINAL_CONSUMER',
      country: { id: 175, country: 'Portugal' },
    });
  });

  test('with own billing data needs them complete and the NIF right, and carries them [BIL-03] [BIL-05] [BIL-06] [ENT-16]', async () => {
    const id = await owe();
    expect(await pay(id, 'MB', { billing_id: 'CLIENT' })).toMatchObject({
      status: 400,
      body: { title: 'Aviso', message: 'Preencha por favor todos os campos de faturação' },
    });
    const entry = {
      name: 'Ana',
      vat_number: '123456789',
      address: 'Rua A',
      postal_code: '4000-123',
      city: 'Porto',
      country_id: 175,
    };
    const wrong = await portal.call('POST', '/main/billing', {
      token,
      json: { ...entry, vat_number: '123456780' },
    });
    expect(wrong.body['message']).toBe('O NIF introduzido não é válido');
    const created = await portal.call('POST', '/main/billing', { token, json: entry });
    expect((await pay(id, 'MB', { billing_id: created.body['id'] })).status).toBe(200);
    const billed = async () =>
      v.parse(paymentPageSchema, (await portal.call('GET', `/main/payment/${id}`, { token })).body)
        .payment.billing;
    const { country_id: countryId, ...told } = entry;
    const country = { id: countryId, country: 'Portugal' };
    expect(await billed()).toEqual({ ...told, id: created.body['id'], country });
    const own = { vat: '234567899', address: 'Rua B', postal_code: '4000-124', city: 'Gaia' };
    await portal.call('PATCH', '/main/user/client/', { token, json: own });
    const again = await pay(id, 'MB', { billing_id: 'CLIENT', replaces: true });
    expect(again.status).toBe(200);
    const { vat, ...where } = own;
    expect(await billed()).toEqual({
      ...{ id: 'CLIENT', name: 'Ana Marques', vat_number: vat },
      ...{ ...where, country },
    });
  });
});

test('nobody sees or pays the payments of somebody else, or uses their billing data', async () => {
  const id = await owe();
  const billing = await portal.call('POST', '/main/billing', {
    token,
    json: {
      name: 'Ana',
      vat_number: '123456789',
      address: 'Rua A',
      postal_code: '4000-123',
      city: 'Porto',
      country_id: 175,
    },
  });
  const entry = String(billing.body['id']);
  const page = await portal.call('GET', `/main/payment/${id}`, { token });
  const paymentId = v.parse(paymentPageSchema, page.body).payment.id;
  const calls: [string, string, object?][] = [
    ['GET', `/main/payment/${id}`],
    ['GET', `/main/payment/${paymentId}`],
    ['GET', `/main/payment/status/${id}`],
    ['POST', '/main/payment', { id, method: 'MB', total: 184.5, billing_id: 'FINAL_CONSUMER' }],
    ['POST', '/main/payment/cc/update', { payment_id: paymentId, status: 'cancel' }],
    ['DELETE', `/main/billing/${entry}`],
    [
      'POST',
      `/main/billing/${entry}`,
      {
        name: 'X',
        vat_number: '123456789',
        address: 'R',
        postal_code: '4000-123',
        city: 'P',
        country_id: 175,
      },
    ],
  ];
  for (const [method, route, json] of calls) {
    const answer = await portal.call(method, route, { token: stranger, json });
    expect([route, answer.status]).toEqual([route, 404]);
    const visitor = await portal.call(method, route, { json });
    expect([route, visitor.status]).toEqual([route, 401]);
  }
});
