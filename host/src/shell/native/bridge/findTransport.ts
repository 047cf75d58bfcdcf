import type { NativePlatform } from '@portal/contract/native';
import { WRAPPER_IDENTITY } from '@portal/contract/wrapperIdentity';
import type { Transport } from './transport.ts';

type Listener = Parameters<Transport['listen']>[0];

function property(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}

/** Kept as it was when the page began: scripts that come later cannot put themselves in between. */
function bound(holder: unknown, name: string): ((...given: unknown[]) => unknown) | null {
  const method = property(holder, name);
  if (typeof method !== 'function') return null;
  return (...given) => Reflect.apply(method, holder, given);
}

/** Gives the page an object whose `receive` the wrapper calls, once and for all. */
function exposeReceiver(page: object, listener: Listener): void {
  const receiver = Object.freeze({ receive: (message: unknown) => listener(message, null) });
  Object.defineProperty(page, WRAPPER_IDENTITY.pageObject, { value: receiver });
}

function originOf(event: unknown): string | null {
  const origin = property(event, 'origin');
  return typeof origin === 'string' && origin !== '' ? origin : null;
}

function androidTransport(page: object): Transport | null {
  const injected: unknown = Reflect.get(page, WRAPPER_IDENTITY.androidObject);
  const post = bound(injected, 'postMessage');
  if (!post) return null;
  const listenTo = bound(injected, 'addEventListener');
  return {
    send: (text) => void post(text),
    listen(listener) {
      exposeReceiver(page, listener);
      listenTo?.('message', (event: unknown) => listener(property(event, 'data'), originOf(event)));
    },
  };
}

function iosTransport(page: object): Transport | null {
  const handlers = property(Reflect.get(page, 'webkit'), 'messageHandlers');
  const post = bound(property(handlers, WRAPPER_IDENTITY.iosHandler), 'postMessage');
  if (!post) return null;
  return {
    send: (text) => void post(text),
    listen: (listener) => exposeReceiver(page, listener),
  };
}

/** A page that stands in somebody else's frame must not speak for the customer. */
function isFramedByOthers(page: Window): boolean {
  if (page.parent === page) return false;
  try {
    return page.parent.location.origin !== page.location.origin;
  } catch {
    return true;
  }
}

/**
 * The wire of the wrapper that shows the page; null when it has put none there, so that the web's
 * own capabilities serve (NAT-01).
 */
export function findTransport(platform: NativePlatform, page: Window): Transport | null {
  if (platform === 'WEB' || isFramedByOthers(page)) return null;
  return platform === 'ANDROID' ? androidTransport(page) : iosTransport(page);
}
