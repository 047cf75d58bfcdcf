import type { paymentRequestSchema } from '@portal/api/payment/createPaymentsApi';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import type * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { resolveBilling } from '../../billing/resolveBilling.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publicAddress } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { offeredMethods } from '../../../accounts/companies/offeredMethods.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { newId } from '../../../platform/newId.ts';
import { endSuperseded } from './endSuperseded.ts';
import { expiryDaysOf, expiryOf } from './expiry.ts';
import { nextOrderId } from './nextOrderId.ts';
import { readMbWayPhone } from './readMbWayPhone.ts';
import type { AttemptRequest, Gateway } from '../gateways/gateway.ts';
import { PAYMENT_ZONE } from '../paymentZone.ts';
import { findPayment, type StoredPayment } from '../storedPayment.ts';
import { texts } from '../texts.ts';
import { whyClosed } from '../whyClosed.ts';

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
  transaction: Transaction,
  backend: Backend,
  customer: Customer,
  request: PaymentRequest,
  gateway: Pick<Gateway, 'name'> & { accountId: string | null },
): Promise<PreparedAttempt> {
  const now = backend.clock.now();
  const { company, client } = customer;
  const payment = await lockPayment(transaction, customer, request.id);
  if (payment.state === 'PAYED') throw new ApiError(409, texts.paid);
  const seen = eurosToCents(request.total);
  if (seen !== payment.totalCents)
    throw new ApiError(409, texts.wrongTotal(formatEuros(seen), formatEuros(payment.totalCents)));
  if (!offeredMethods(backend.environment, company).includes(request.method))
    throw new ApiError(400, texts.methodUnavailable);
  const closed = await whyClosed(transaction, payment, now);
  if (closed !== null) throw new ApiError(409, closed);
  const phone = request.method === 'MBWAY' ? readMbWayPhone(request.phone) : null;
  const billing = await resolveBilling(transaction, customer, request.billing_id);
  await endSuperseded(transaction, payment, request.replaces, now);

  const id = newId();
  const orderId = await nextOrderId(transaction);
  const expiryDays = expiryDaysOf(payment.validUntil, PAYMENT_ZONE, now);
  const { method } = request;
  await transaction
    .insertInto('paymentAttempts')
    .values({
      id,
      paymentId: payment.id,
      companyId: company.id,
      gateway: gateway.name,
      accountId: gateway.accountId,
      orderId,
      method,
      amountCents: payment.totalCents,
      state: 'INITIATING',
      phone,
      expiresAt: expiryOf(method, expiryDays, PAYMENT_ZONE, now),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await transaction
    .updateTable('payments')
    .set({ state: 'PENDING', method, billing: JSON.stringify(billing), updatedAt: now })
    .where('id', '=', payment.id)
    .where('clientId', '=', client.id)
    .execute();
  const returnBase = `${publicAddress(backend.environment, company.domain)}/client/payment/${payment.subject}`;
  return {
    id,
    payment,
    request: {
      orderId,
      method: request.method,
      amountCents: payment.totalCents,
      phone,
      expiryDays,
      description: `${company.name}: ${payment.description ?? texts.defaultDescription}`,
      returnAddress: (status) => `${returnBase}?status=${status}`,
    },
  };
}

/** The payment as it is behind its lock: another tab may have been faster. @throws ApiError 404 */
async function lockPayment(
  transaction: Transaction,
  customer: Customer,
  id: string,
): Promise<StoredPayment> {
  const find = (wanted: string) =>
    findPayment(transaction, customer.company.id, customer.client.id, wanted);
  const found = await find(id);
  if (found === undefined) throw new ApiError(404, texts.notFound);
  await transaction
    .selectFrom('payments')
    .select('id')
    .where('id', '=', found.id)
    .forUpdate()
    .execute();
  const locked = await find(found.id);
  if (locked === undefined) throw new ApiError(404, texts.notFound);
  return locked;
}
