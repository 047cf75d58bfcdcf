import type { paymentRequestSchema } from '@portal/api/payment/createPaymentsApi';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { resolveBilling } from '../billing/resolveBilling.ts';
import type { Database } from '../../platform/database/database.ts';
import { execute, selectRow } from '../../platform/database/sql.ts';
import { publicAddress } from '../../platform/environment.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { newId } from '../../platform/ids.ts';
import { expiryDaysOf, expiryOf, nextOrderId, readMbWayPhone } from './attemptTerms.ts';
import type { AttemptRequest, Gateway } from './gateways/gateway.ts';
import { isAbandoned, type OpenAttempt } from './refresh.ts';
import { settle } from './settle.ts';
import { findPayment, type StoredPayment } from './storedPayment.ts';
import { texts } from './texts.ts';
import { whyClosed } from './whyClosed.ts';

export type PaymentRequest = v.InferOutput<typeof paymentRequestSchema>;

export interface PreparedAttempt {
  id: string;
  payment: StoredPayment;
  request: AttemptRequest;
}

/**
 * Stores the attempt before anybody is asked, behind the lock of its payment: at most one is under way.
 * @throws ApiError 404, 409 (paid, running, late, another total), 400 (method, phone, billing)
 */
export async function prepareAttempt(
  database: Database,
  backend: Backend,
  customer: Customer,
  request: PaymentRequest,
  gateway: Gateway,
): Promise<PreparedAttempt> {
  const now = backend.clock.now();
  const { company, client } = customer;
  const payment = await lockPayment(database, customer, request.id);
  if (payment.state === 'PAYED') throw new ApiError(409, texts.paid);
  const seen = eurosToCents(request.total);
  if (seen !== payment.total_cents)
    throw new ApiError(409, texts.wrongTotal(formatEuros(seen), formatEuros(payment.total_cents)));
  if (!company.paymentMethods.includes(request.method))
    throw new ApiError(400, texts.methodUnavailable);
  const closed = await whyClosed(database, payment, now);
  if (closed !== null) throw new ApiError(409, closed);
  const phone = request.method === 'MBWAY' ? readMbWayPhone(request.phone) : null;
  const billing = await resolveBilling(database, customer, request.billing_id);
  await endSuperseded(database, payment, request.replaces, now);

  const id = newId();
  const orderId = await nextOrderId(database);
  const expiryDays = expiryDaysOf(payment.valid_until, company.timeZone, now);
  await execute(
    database,
    `insert into payment_attempts (id, payment_id, company_id, gateway, order_id, method, amount_cents, state, phone, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'INITIATING', $8, $9, $10, $10)`,
    [
      id,
      payment.id,
      company.id,
      gateway.name,
      orderId,
      request.method,
      payment.total_cents,
      phone,
      expiryOf(request.method, expiryDays, company.timeZone, now),
      now,
    ],
  );
  await execute(
    database,
    `update payments set state = 'PENDING', method = $2, billing = $3, updated_at = $4 where id = $1 and client_id = $5`,
    [payment.id, request.method, JSON.stringify(billing), now, client.id],
  );
  const returnBase = `${publicAddress(backend.environment, company.domain)}/client/payment/${payment.subject}`;
  return {
    id,
    payment,
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

/** The payment as it is behind its lock: another tab may have been faster. @throws ApiError 404 */
async function lockPayment(
  database: Database,
  customer: Customer,
  id: string,
): Promise<StoredPayment> {
  const find = (wanted: string) =>
    findPayment(database, customer.company.id, customer.client.id, wanted);
  const found = await find(id);
  if (found === undefined) throw new ApiError(404, texts.notFound);
  await execute(database, 'select id from payments where id = $1 for update', [found.id]);
  const locked = await find(found.id);
  if (locked === undefined) throw new ApiError(404, texts.notFound);
  return locked;
}

/**
 * An open card page may be given up for another try; a reference or a push under way only where the
 * customer says so (C-193). Money that arrives for it all the same pays, or goes back when another did.
 */
async function endSuperseded(
  database: Database,
  payment: StoredPayment,
  replaces: boolean,
  now: Date,
): Promise<void> {
  const active = await selectRow<
    Pick<OpenAttempt, 'id' | 'method' | 'state' | 'expires_at' | 'created_at'>
  >(
    database,
    "select id, method, state, expires_at, created_at from payment_attempts where payment_id = $1 and state in ('INITIATING', 'PENDING')",
    [payment.id],
  );
  if (active === undefined) return;
  const isOver = active.expires_at !== null && active.expires_at <= now;
  if (active.method !== 'CC' && !replaces && !isOver && !isAbandoned(active, now))
    throw new ApiError(409, texts.running);
  await settle(
    database,
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
