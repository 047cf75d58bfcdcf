import { randomBytes } from 'node:crypto';
import type { SandboxPayment } from './sandboxPayment.ts';
import type { SandboxStore } from './sandboxStore.ts';

/** Notes a request that nobody has decided yet. */
export function addPayment(
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
