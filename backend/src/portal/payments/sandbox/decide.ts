import type { SandboxPayment } from './sandboxPayment.ts';
import type { SandboxStore } from './sandboxStore.ts';

export interface PayOptions {
  /** Amount that the callback names, to test wrong ones. */
  amount?: string | undefined;
  /** Key that the callback names, to test wrong ones. */
  key?: string | undefined;
  /** How many callbacks are sent. */
  callbacks?: number | undefined;
  /** Seconds until the callback, to test late ones. */
  delaySeconds?: number | undefined;
}

/** Ends an open payment. Paying queues the callback; other ends have none, as at the real gateway. */
export function decide(
  store: SandboxStore,
  payment: SandboxPayment,
  status: SandboxPayment['status'],
  options: PayOptions = {},
): void {
  const now = store.now();
  payment.status = status;
  payment.updatedAt = now;
  payment.decidesAt = null;
  if (status === 'PAID' && !store.state.modes.silent) {
    for (let count = options.callbacks ?? 1; count > 0; count -= 1) {
      store.state.callbacks.push({
        requestId: payment.requestId,
        amount: options.amount ?? payment.amount,
        key: options.key ?? store.state.antiPhishingKey,
        tries: 0,
        nextTryAt: now + (options.delaySeconds ?? 0) * 1000,
      });
    }
  }
  store.save();
}

/** Applies what time does: scenarios that decide by themselves, and the end of MB WAY requests. */
export function passTime(store: SandboxStore): void {
  const now = store.now();
  for (const payment of store.state.payments) {
    if (payment.status !== 'OPEN') continue;
    if (payment.decidesAt !== null && payment.decidesAt <= now && payment.decision !== null)
      decide(store, payment, payment.decision);
    else if (payment.method !== 'CC' && payment.expiresAt !== null && payment.expiresAt <= now)
      decide(store, payment, 'EXPIRED');
  }
}
