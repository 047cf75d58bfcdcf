import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import * as v from 'valibot';
import { deliverCallbacks, gatewayTime } from './deliverCallbacks.ts';
import { decide, passTime } from './decide.ts';
import type { SandboxPayment } from './sandboxPayment.ts';
import type { SandboxStore } from './sandboxStore.ts';

const mbWayMilliseconds = 240_000;
const scenarioMilliseconds = 3000;
const sandboxEntity = '11990';
const amountPattern = /^\d{1,7}\.\d{2}$/;

const common = {
  orderId: v.pipe(v.string(), v.minLength(1), v.maxLength(15)),
  amount: v.pipe(v.string(), v.maxLength(10), v.regex(amountPattern)),
  description: v.optional(v.string(), ''),
};
const referenceRequest = v.object({
  ...common,
  mbKey: v.pipe(v.string(), v.regex(/^[A-Z]{3}-\d{6}$/)),
  expiryDays: v.optional(v.string()),
});
const mbWayRequest = v.object({
  ...common,
  mbWayKey: v.pipe(v.string(), v.regex(/^[A-Z]{3}-\d{6}$/)),
  mobileNumber: v.pipe(v.string(), v.regex(/^\d{1,3}#\d{6,12}$/)),
});
const address = v.pipe(v.string(), v.url(), v.maxLength(200));
const cardRequest = v.object({
  ...common,
  successUrl: address,
  errorUrl: address,
  cancelUrl: address,
});
const gatewayDate = v.pipe(v.string(), v.regex(/^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d$/));
const readRequest = v.object({
  boKey: v.string(),
  requestId: v.optional(v.string()),
  orderId: v.optional(v.string()),
  dateStart: v.optional(gatewayDate),
  dateEnd: v.optional(gatewayDate),
});
const mostListed = 1000;

/** The paths of the real gateway, with its quirks: "000" is pending at creation and paid in a status. */
export function gatewayRoutes(store: SandboxStore): Hono {
  const app = new Hono({ strict: false });

  app.post('/multibanco/reference/init', async (context) => {
    const request = v.safeParse(referenceRequest, await readBody(context.req.raw));
    if (!request.success) return context.json({ Status: '-1', Message: 'Invalid request' });
    const { orderId, amount, description, expiryDays } = request.output;
    const payment = add(store, { orderId, amount, description, method: 'MB' });
    payment.entity = sandboxEntity;
    payment.reference = String(randomInt(1_000_000_000)).padStart(9, '0');
    const days = expiryDays === undefined ? undefined : Number(expiryDays);
    payment.expiresAt = days === undefined ? null : endOfDay(store.now(), days);
    store.save();
    await raceCallback(store, payment);
    return context.json({
      Amount: amount,
      Entity: payment.entity,
      ExpiryDate: payment.expiresAt === null ? '' : gatewayTime(payment.expiresAt).slice(0, 10),
      Message: 'Success',
      OrderId: orderId,
      Reference: payment.reference,
      RequestId: payment.requestId,
      Status: '0',
    });
  });

  app.post('/spg/payment/mbway', async (context) => {
    const request = v.safeParse(mbWayRequest, await readBody(context.req.raw));
    if (!request.success) return context.json({ Status: '-1', Message: 'Invalid request' });
    const { orderId, amount, description, mobileNumber } = request.output;
    const phone = mobileNumber.split('#')[1] ?? '';
    const refused = { '912000122': '122', '912000999': '999', '912000100': '100' }[phone];
    if (refused !== undefined)
      return context.json({
        Amount: amount,
        Message: 'Refused',
        OrderId: orderId,
        RequestId: '',
        Status: refused,
      });
    const payment = add(store, { orderId, amount, description, method: 'MBWAY' });
    payment.phone = phone;
    payment.expiresAt = store.now() + mbWayMilliseconds;
    payment.decision =
      { '912000000': 'PAID' as const, '912000020': 'REJECTED' as const }[phone] ?? null;
    payment.decidesAt = payment.decision === null ? null : store.now() + scenarioMilliseconds;
    store.save();
    await raceCallback(store, payment);
    if (phone === '912000500') await delay(30_000);
    return context.json({
      Amount: amount,
      Message: 'Pending',
      OrderId: orderId,
      RequestId: payment.requestId,
      Status: '000',
    });
  });

  app.get('/spg/payment/mbway/status', (context) => {
    passTime(store);
    const payment = store.find(context.req.query('requestId') ?? '');
    if (payment === undefined) return context.json({ Status: '-1', Message: 'Unknown request' });
    const status = {
      OPEN: '123',
      PAID: '000',
      REJECTED: '020',
      EXPIRED: '101',
      DECLINED: '122',
      CANCELLED: '122',
    }[payment.status];
    return context.json({
      CreatedAt: gatewayTime(payment.createdAt),
      UpdateAt: gatewayTime(payment.updatedAt),
      Message: payment.status,
      RequestId: payment.requestId,
      Status: status,
    });
  });

  app.post('/creditcard/init/:key', async (context) => {
    const request = v.safeParse(cardRequest, await readBody(context.req.raw));
    if (!request.success) return context.json({ Status: '-1', Message: 'Invalid request' });
    const { orderId, amount, successUrl, errorUrl, cancelUrl } = request.output;
    const payment = add(store, { orderId, amount, description: '', method: 'CC' });
    Object.assign(payment, { successUrl, errorUrl, cancelUrl, cardKey: context.req.param('key') });
    store.save();
    return context.json({
      Message: 'Success',
      PaymentUrl: `http://localhost:${new URL(context.req.url).port}/card/${payment.pageToken}`,
      RequestId: payment.requestId,
      Status: '0',
    });
  });

  app.post('/v2/payments/read', async (context) => {
    passTime(store);
    const request = v.safeParse(readRequest, await readBody(context.req.raw));
    return context.json({
      message: 'Success',
      status: 200,
      payments: request.success ? listPaid(store, request.output) : [],
    });
  });

  app.post('/api/endpoint/callback/activation', async (context) => {
    const schema = v.object({ apKey: v.string(), urlCb: v.pipe(v.string(), v.maxLength(300)) });
    const request = v.safeParse(schema, await readBody(context.req.raw));
    if (!request.success) return context.text('NOK: invalid request');
    store.state.antiPhishingKey = request.output.apKey;
    store.state.callbackUrl = request.output.urlCb;
    store.save();
    return context.text('OK: activated');
  });
  return app;
}

/** The newest payments that match; without a filter all. */
function listPaid(
  store: SandboxStore,
  { requestId, orderId, dateStart, dateEnd }: v.InferOutput<typeof readRequest>,
): object[] {
  const id = requestId ?? orderId;
  return store.state.payments
    .filter(({ status }) => status === 'PAID')
    .filter((payment) => id === undefined || payment.requestId === id || payment.orderId === id)
    .map((payment) => ({ payment, time: sortable(gatewayTime(payment.updatedAt)) }))
    .filter(({ time }) => dateStart === undefined || time >= sortable(dateStart))
    .filter(({ time }) => dateEnd === undefined || time <= sortable(dateEnd))
    .toSorted((one, other) => other.time.localeCompare(one.time))
    .slice(0, mostListed)
    .map(({ payment }) => ({
      amount: payment.amount,
      entity: payment.entity,
      orderId: payment.orderId,
      paymentDate: gatewayTime(payment.updatedAt),
      reference: payment.reference,
      requestId: payment.requestId,
    }));
}

/** `dd-MM-yyyy HH:mm:ss` as `yyyy-MM-dd HH:mm:ss`. */
function sortable(time: string): string {
  const [date = '', clock = ''] = time.split(' ');
  return `${date.split('-').toReversed().join('-')} ${clock}`;
}

async function readBody(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

function add(
  store: SandboxStore,
  request: Pick<SandboxPayment, 'orderId' | 'amount' | 'description' | 'method'>,
): SandboxPayment {
  const now = store.now();
  const payment: SandboxPayment = {
    ...request,
    requestId: randomBytes(15).toString('base64url').replaceAll('-', 'x').replaceAll('_', 'y'),
    status: 'OPEN',
    entity: '',
    reference: '',
    phone: '',
    expiresAt: null,
    createdAt: now,
    updatedAt: now,
    decidesAt: null,
    decision: null,
    successUrl: '',
    errorUrl: '',
    cancelUrl: '',
    cardKey: '',
    pageToken: randomBytes(16).toString('base64url'),
  };
  store.state.payments.push(payment);
  return payment;
}

/** In this mode the payment is paid and its callback delivered before the merchant hears of its request. */
async function raceCallback(store: SandboxStore, payment: SandboxPayment): Promise<void> {
  if (!store.state.modes.callbackBeforeAnswer) return;
  decide(store, payment, 'PAID');
  await deliverCallbacks(store);
}

/** 23:59:59 in Lisbon, some days from now; an hour of daylight saving does not matter here. */
function endOfDay(now: number, days: number): number {
  const date = new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  return Date.parse(`${date}T23:59:59Z`);
}
