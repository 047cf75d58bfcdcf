import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import * as v from 'valibot';
import { deliverCallbacks, gatewayTime } from './deliverCallbacks.ts';
import { addPayment } from './addPayment.ts';
import { decide, passTime } from './decide.ts';
import { cardRequest, mbWayRequest, readRequest, referenceRequest } from './requests.ts';
import { listPaid } from './listPaid.ts';
import type { SandboxPayment } from './sandboxPayment.ts';
import type { SandboxStore } from './sandboxStore.ts';

const mbWayMilliseconds = 240_000;
const scenarioMilliseconds = 3000;
const sandboxEntity = '11990';
/** The paths of the real gateway, with its quirks: "000" is pending at creation and paid in a status. */
export function gatewayRoutes(store: SandboxStore): Hono {
  const app = new Hono({ strict: false });

  app.post('/multibanco/reference/init', async (context) => {
    const request = v.safeParse(referenceRequest, await readBody(context.req.raw));
    if (!request.success) return context.json({ Status: '-1', Message: 'Invalid request' });
    const { orderId, amount, description, expiryDays } = request.output;
    const payment = addPayment(store, { orderId, amount, description, method: 'MB' });
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
    const payment = addPayment(store, { orderId, amount, description, method: 'MBWAY' });
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
    const payment = addPayment(store, { orderId, amount, description: '', method: 'CC' });
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

async function readBody(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
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
