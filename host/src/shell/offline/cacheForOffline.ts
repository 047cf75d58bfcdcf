import { CUSTOMER_CACHE } from '../../browser/cacheStrategy.ts';
import { documentKey } from '../../browser/documentKey.ts';

/** Where the edge serves the worker; its scope is the app and nothing beside it. */
const WORKER = '/client/service-worker.js';
const SCOPE = '/client';

/** What this page has loaded already, unseen by a worker that comes after it. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/**
 * Lets the portal open without a connection: registers the worker that caches the last answers.
 * Where the browser has none, or forbids it, everything is as it was.
 */
export async function cacheForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isWatched = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  if (isWatched) return;
  const { active } = await navigator.serviceWorker.ready;
  const shown = documentKey(location.href) === null ? SCOPE : location.pathname;
  active?.postMessage([shown, ...loadedFiles()]);
}

/** The session is over: nothing of the customer stays on the device, whether a worker watches or not. */
export async function deleteCustomerCache(): Promise<void> {
  if ('caches' in window) await caches.delete(CUSTOMER_CACHE);
}
