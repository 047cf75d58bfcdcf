import type { SandboxCallback, SandboxPayment } from './sandboxPayment.ts';
import type { SandboxStore } from './sandboxStore.ts';

/** Seconds between the tries; the real gateway waits minutes. Only 200 counts as delivered. */
const waits = [1, 2, 5, 10, 20, 40, 60, 120, 300, 600, 600, 600];
const timeoutMilliseconds = 10_000;

/** Delivers the callbacks that are due. Never throws. */
export async function deliverCallbacks(store: SandboxStore): Promise<void> {
  const now = store.now();
  const due = store.state.callbacks.filter((callback) => callback.nextTryAt <= now);
  await Promise.all(due.map((callback) => deliverOnce(store, callback)));
  if (due.length > 0) store.save();
}

const underWay = new WeakMap<SandboxCallback, Promise<void>>();

/** Two callers at once wait for the same delivery. */
function deliverOnce(store: SandboxStore, callback: SandboxCallback): Promise<void> {
  const running = underWay.get(callback) ?? deliver(store, callback);
  underWay.set(callback, running);
  return running.finally(() => underWay.delete(callback));
}

async function deliver(store: SandboxStore, callback: SandboxCallback): Promise<void> {
  const payment = store.find(callback.requestId);
  const isDelivered = payment === undefined || (await send(store, callback, payment)) === 200;
  const wait = waits[callback.tries];
  if (isDelivered || wait === undefined) {
    store.state.callbacks = store.state.callbacks.filter((entry) => entry !== callback);
    return;
  }
  callback.tries += 1;
  callback.nextTryAt = store.now() + wait * 1000;
}

async function send(
  store: SandboxStore,
  callback: SandboxCallback,
  payment: SandboxPayment,
): Promise<number> {
  try {
    const response = await fetch(
      callbackAddress(store.state.callbackUrl || store.defaultCallbackUrl, callback, payment),
      {
        signal: AbortSignal.timeout(timeoutMilliseconds),
        redirect: 'manual',
      },
    );
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/** Fills the merchant's template with the documented placeholders. */
export function callbackAddress(
  template: string,
  callback: SandboxCallback,
  payment: SandboxPayment,
): string {
  const values: Record<string, string> = {
    '[ANTI_PHISHING_KEY]': callback.key,
    '[ORDER_ID]': payment.orderId,
    '[ID]': payment.orderId,
    '[AMOUNT]': callback.amount,
    '[REQUEST_ID]': payment.requestId,
    '[ENTITY]': payment.entity,
    '[REFERENCE]': payment.reference,
    '[PAYMENT_DATETIME]': gatewayTime(payment.updatedAt),
    '[PAYMENT_METHOD]': payment.method,
    '[STATUS]': 'PAGO',
  };
  return Object.entries(values).reduce(
    (address, [name, value]) => address.replaceAll(name, encodeURIComponent(value)),
    template,
  );
}

const lisbonTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `dd-MM-yyyy HH:mm:ss` in Lisbon. */
export function gatewayTime(instant: number): string {
  return lisbonTime.format(instant).replaceAll('/', '-').replace(',', '');
}
