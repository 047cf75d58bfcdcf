import { sql } from 'kysely';
import type { Backend } from '../../../platform/backend.ts';
import { isConflict } from '../../../platform/database/databaseFault.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { readMbWayPhone } from './readMbWayPhone.ts';
import { countPush } from './countPush.ts';
import { gatewayOf } from '../gateways/gatewayOf.ts';
import {
  GatewayRefusal,
  GatewaySilence,
  GatewayUnavailable,
  type CreatedAttempt,
} from '../gateways/gateway.ts';
import { prepareAttempt, type PaymentRequest, type PreparedAttempt } from './prepareAttempt.ts';
import { settle } from '../settling/settle.ts';
import { findPayment, type StoredPayment } from '../storedPayment.ts';
import { texts } from '../texts.ts';

/**
 * Starts a payment: stores the attempt, then asks the gateway, then stores what it said. The amount is
 * the server's own (C-109).
 * @throws ApiError 404, 409 (paid, running, late, another total), 400 (method, phone, billing), 422 refused,
 *   429 too many requests to a phone, 503 gateway away
 */
export async function createPayment(
  backend: Backend,
  customer: Customer,
  request: PaymentRequest,
): Promise<StoredPayment> {
  const gateway = await gatewayOf(backend, customer.company.id);
  if (gateway === undefined) throw new ApiError(400, texts.methodUnavailable);
  if (request.method === 'MBWAY') await countPush(backend, customer, readMbWayPhone(request.phone));
  const prepared = await inTransaction(backend.database, (transaction) =>
    prepareAttempt(transaction, backend, customer, request, gateway),
  );
  try {
    await storeCreated(backend, prepared, await gateway.create(prepared.request));
  } catch (error) {
    await handleFailure(backend, prepared, error);
  }
  const payment = await findPayment(
    backend.database,
    customer.company.id,
    customer.client.id,
    prepared.payment.id,
  );
  if (payment === undefined) throw new ApiError(404, texts.notFound);
  return payment;
}

/**
 * A callback may have been faster than the gateway's own answer: then the attempt is PAYED and stays so.
 * @throws GatewayRefusal when the gateway gave a request id that it has given before
 */
async function storeCreated(
  backend: Backend,
  prepared: PreparedAttempt,
  created: CreatedAttempt,
): Promise<void> {
  try {
    await backend.database
      .updateTable('paymentAttempts')
      .set({
        state: sql`case when state = 'INITIATING' then 'PENDING' else state end`,
        requestId: sql`coalesce(request_id, nullif(${created.requestId}, ''))`,
        entity: created.entity,
        reference: created.reference,
        url: created.url,
        updatedAt: backend.clock.now(),
      })
      .where('id', '=', prepared.id)
      .execute();
  } catch (error) {
    if (!isConflict(error, 'payment_attempts_request')) throw error;
    throw new GatewayRefusal('FAILED', 'The gateway used a request id twice.');
  }
}

/**
 * A refusal ends the attempt. Silence after an MB WAY request does not: the push may be on the customer's
 * phone, so the attempt waits for a callback or its end like any other.
 */
async function handleFailure(
  backend: Backend,
  prepared: PreparedAttempt,
  error: unknown,
): Promise<void> {
  const isMbWay = prepared.request.method === 'MBWAY';
  if (error instanceof GatewaySilence && isMbWay) {
    backend.log.warn(
      { order: prepared.request.orderId },
      'the gateway was silent about an attempt',
    );
    await backend.database
      .updateTable('paymentAttempts')
      .set({ state: 'PENDING', updatedAt: backend.clock.now() })
      .where('id', '=', prepared.id)
      .where('state', '=', 'INITIATING')
      .execute();
    return;
  }
  const claim = error instanceof GatewayRefusal ? error.claim : 'FAILED';
  await inTransaction(backend.database, (transaction) =>
    settle(
      transaction,
      prepared.id,
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
