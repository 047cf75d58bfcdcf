import type { paymentRequestSchema } from '@portal/api/payments';
import { daysBetween } from '@portal/domain/lisbonDate';
import { eurosToCents } from '@portal/domain/money';
import { isMbWayPhone, nationalNumber, PHONE_INVALID } from '@portal/domain/phones';
import type * as v from 'valibot';
import type { Backend } from '../backend.ts';
import { resolveBilling } from '../billing/resolveBilling.ts';
import { selectRow, withTransaction, type Sql } from '../database/sql.ts';
import { publicAddress } from '../environment.ts';
import { ApiError } from '../http/apiError.ts';
import type { Customer } from '../identity/requireCustomer.ts';
import { newId } from '../ids.ts';
import { instantAt, wallClock } from '../schedule/zone.ts';
import { gatewayOf } from './gateways/gatewayOf.ts';
import {
  GatewayRefusal,
  GatewaySilence,
  GatewayUnavailable,
  type AttemptRequest,
  type CreatedAttempt,
  type Gateway,
} from './gateways/gateway.ts';
import { settle } from './settle.ts';
import { findPayment, type StoredPayment } from './storedPayment.ts';
import { texts } from './texts.ts';

type Request = v.InferOutput<typeof paymentRequestSchema>;

/** MB WAY gives the customer four minutes; a card page gets half an hour. */
const mbWaySeconds = 240;
const cardSeconds = 30 * 60;
const defaultExpiryDays = 3;
const mostExpiryDays = 31;

interface Prepared {
  attemptId: string;
  payment: StoredPayment;
  request: AttemptRequest;
  expiresAt: Date;
}

/**
 * Starts a payment: stores the attempt, then asks the gateway, then stores what it said. The amount is
 * the server's own (C-109).
 * @throws ApiError 404, 409 (paid, running, late, another total), 400 (method, phone, billing), 422 refused, 503 gateway away
 */
export async function createPayment(
  backend: Backend,
  customer: Customer,
  request: Request,
): Promise<StoredPayment> {
  const gateway = await gatewayOf(backend, customer.company.id);
  if (gateway === undefined) throw new ApiError(400, texts.methodUnavailable);
  const prepared = await withTransaction(backend.pool, (sql) =>
    prepare(sql, backend, customer, request, gateway),
  );
  try {
    const created = await gateway.create(prepared.request);
    await storeCreated(backend, prepared, created);
  } catch (error) {
    await handleFailure(backend, prepared, error);
  }
  const payment = await findPayment(
    backend.pool,
    customer.company.id,
    customer.client.id,
    prepared.payment.id,
  );
  if (payment === undefined) throw new ApiError(404, texts.notFound);
  return payment;
}

async function prepare(
  sql: Sql,
  backend: Backend,
  customer: Customer,
  request: Request,
  gateway: Gateway,
): Promise<Prepared> {
  const now = backend.clock.now();
  const { company, client } = customer;
  const found = await findPayment(sql, company.id, client.id, request.id);
  if (found === undefined) throw new ApiError(404, texts.notFound);
  await sql.query('select id from payments where id = $1 for update', [found.id]);
  // Read again behind the lock: another tab may have been faster.
  const payment = (await findPayment(sql, company.id, client.id, found.id)) ?? found;
  if (payment.state === 'PAYED') throw new ApiError(409, texts.paid);
  if (eurosToCents(request.total) !== payment.total_cents)
    throw new ApiError(409, texts.wrongTotal);
  if (!company.paymentMethods.includes(request.method))
    throw new ApiError(400, texts.methodUnavailable);
  if (await isCancelled(sql, payment.subject)) throw new ApiError(409, texts.cancelled);
  if (payment.valid_until !== null && payment.valid_until <= now)
    throw new ApiError(409, texts.tooLate);
  const phone = request.method === 'MBWAY' ? readMbWayPhone(request.phone) : null;
  const billing = await resolveBilling(sql, customer, request.billing_id);
  await endSuperseded(sql, payment, now);

  const attemptId = newId();
  const orderId = await nextOrderId(sql);
  const expiryDays = expiryDaysOf(payment, company.timeZone, now);
  const expiresAt = expiryOf(request.method, expiryDays, company.timeZone, now);
  await sql.query(
    `insert into payment_attempts (id, payment_id, company_id, gateway, order_id, method, amount_cents, state, phone, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'INITIATING', $8, $9, $10, $10)`,
    [
      attemptId,
      payment.id,
      company.id,
      gateway.name,
      orderId,
      request.method,
      payment.total_cents,
      phone,
      expiresAt,
      now,
    ],
  );
  await sql.query(
    `update payments set state = 'PENDING', method = $2, billing = $3, updated_at = $4 where id = $1`,
    [payment.id, request.method, JSON.stringify(billing), now],
  );
  const returnBase = `${publicAddress(backend.environment, company.domain)}/client/payment/${payment.subject}`;
  return {
    attemptId,
    payment,
    expiresAt,
    request: {
      orderId,
      method: request.method,
      amountCents: payment.total_cents,
      phone,
      expiryDays,
      description: `${company.name}: ${payment.description ?? texts.defaultDescription}`,
      returnAddress: (status) => `${returnBase}?status=${status}`,
    },
  };
}

/** An open card page may be given up for another try; a reference or a push under way may not (C-122). */
async function endSuperseded(sql: Sql, payment: StoredPayment, now: Date): Promise<void> {
  const active = await selectRow<{ id: string; method: string; expires_at: Date | null }>(
    sql,
    "select id, method, expires_at from payment_attempts where payment_id = $1 and state in ('INITIATING', 'PENDING')",
    [payment.id],
  );
  if (active === undefined) return;
  const isOver = active.expires_at !== null && active.expires_at <= now;
  if (active.method !== 'CC' && !isOver) throw new ApiError(409, texts.running);
  await settle(
    sql,
    active.id,
    {
      source: 'CLOCK',
      claim: isOver ? 'EXPIRED' : 'CANCELLED',
      amountCents: undefined,
      requestId: undefined,
    },
    now,
  );
}

async function isCancelled(sql: Sql, subject: string): Promise<boolean> {
  const table = subject.startsWith('S-') ? 'appointments' : 'works';
  const row = await selectRow(
    sql,
    `select id from ${table} where id = $1 and cancelled_at is not null`,
    [subject.slice(2)],
  );
  return row !== undefined;
}

/** Mobile numbers only, whatever the contact pattern admits (PAY-17, C-07). */
function readMbWayPhone(text: string | undefined): string {
  const national = nationalNumber(text ?? '');
  if (national === undefined || !isMbWayPhone(national)) throw new ApiError(400, PHONE_INVALID);
  return national;
}

/** `P` and a counter in base 36: short, unique over all processes, never used twice. */
async function nextOrderId(sql: Sql): Promise<string> {
  const row = await selectRow<{ number: string }>(
    sql,
    "select nextval('payment_order_numbers') as number",
  );
  const entropy = newId().slice(0, 4);
  return `P${BigInt(row?.number ?? 0).toString(36)}${entropy}`.toUpperCase();
}

function expiryDaysOf(payment: StoredPayment, zone: string, now: Date): number {
  if (payment.valid_until === null) return defaultExpiryDays;
  const days = daysBetween(wallClock(now, zone).date, wallClock(payment.valid_until, zone).date);
  return Math.min(Math.max(days, 0), mostExpiryDays);
}

function expiryOf(method: Request['method'], expiryDays: number, zone: string, now: Date): Date {
  if (method === 'MBWAY') return new Date(now.getTime() + mbWaySeconds * 1000);
  if (method === 'CC') return new Date(now.getTime() + cardSeconds * 1000);
  const lastDay = wallClock(now.getTime() + expiryDays * 86_400_000, zone).date;
  return new Date(instantAt(lastDay, 1440, zone) - 1000);
}

/** A callback may have been faster than the gateway's own answer: then the attempt is PAYED and stays so. */
async function storeCreated(
  backend: Backend,
  prepared: Prepared,
  created: CreatedAttempt,
): Promise<void> {
  await backend.pool.query(
    `update payment_attempts set state = case when state = 'INITIATING' then 'PENDING' else state end,
       request_id = coalesce(request_id, nullif($2, '')), entity = $3, reference = $4, url = $5, updated_at = $6
     where id = $1`,
    [
      prepared.attemptId,
      created.requestId,
      created.entity,
      created.reference,
      created.url,
      backend.clock.now(),
    ],
  );
}

/**
 * A refusal ends the attempt. Silence after an MB WAY request does not: the push may be on the customer's
 * phone, so the attempt waits for a callback or its end like any other.
 */
async function handleFailure(backend: Backend, prepared: Prepared, error: unknown): Promise<void> {
  const isMbWay = prepared.request.method === 'MBWAY';
  if (error instanceof GatewaySilence && isMbWay) {
    backend.log.warn(
      { order: prepared.request.orderId },
      'the gateway was silent about an attempt',
    );
    await backend.pool.query(
      "update payment_attempts set state = 'PENDING', updated_at = $2 where id = $1 and state = 'INITIATING'",
      [prepared.attemptId, backend.clock.now()],
    );
    return;
  }
  const claim = error instanceof GatewayRefusal ? error.claim : 'FAILED';
  await withTransaction(backend.pool, (sql) =>
    settle(
      sql,
      prepared.attemptId,
      { source: 'CREATE', claim, amountCents: undefined, requestId: undefined },
      backend.clock.now(),
    ),
  );
  const message = isMbWay ? texts.mbWayFailed : texts.failed;
  const details = { title: texts.failedTitle, extra: { success: false } };
  if (error instanceof GatewayRefusal) throw new ApiError(422, message, details);
  if (error instanceof GatewayUnavailable || error instanceof GatewaySilence)
    throw new ApiError(503, message, details);
  throw error;
}
