import { CUSTOMER_CACHE } from '../../browser/cacheStrategy.ts';
import { deleteEarlierCaches } from '../../browser/deleteEarlierCaches.ts';
import { documentKey } from '../../browser/documentKey.ts';
import type { DocumentAnswers } from '../../early/documentAnswer.ts';
import { SESSION_ENDED } from './sessionEnded.ts';

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
 * What came with the document: told once, and held no longer. Read as it stands there, because a function of the shell's
 * that two chunks share makes the home heavier.
 */
function takeInDocument(): DocumentAnswers | null {
  const early = window.portalEarly;
  const inDocument = early?.inDocument ?? null;
  if (early) early.inDocument = null;
  return inDocument;
}

/** Tells a worker what is to be kept that it has not seen. */
function tell(worker: ServiceWorker | null): void {
  const shown = documentKey(location.href) === null ? SCOPE : location.pathname;
  worker?.postMessage([shown, ...loadedFiles()]);
  tellAnswers(worker);
}

function tellAnswers(worker: ServiceWorker | null): void {
  const given = worker && takeInDocument();
  if (given) worker.postMessage(given);
}

/**
 * Lets the portal open without a connection: registers the worker that caches the last answers.
 * Where the browser has none, or forbids it, everything is as it was.
 */
export async function cacheForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isWatched = serviceWorker.controller !== null;
  if (isWatched) {
    // A new worker takes over, and may have deleted the documents of the one before.
    const retell = () => tell(serviceWorker.controller);
    serviceWorker.addEventListener('controllerchange', retell, { once: true });
  }
  tellAnswers(serviceWorker.controller);
  await serviceWorker.register(WORKER, { scope: SCOPE });
  if (!isWatched) tell((await serviceWorker.ready).active);
}

/** The session is over: nothing of the customer stays on the device, whether a worker watches or not. */
export async function deleteCustomerCache(): Promise<void> {
  takeInDocument();
  // What it is being answered now must not be kept after this.
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(SESSION_ENDED);
  if (!('caches' in window)) return;
  await caches.delete(CUSTOMER_CACHE);
  await deleteEarlierCaches(caches);
}
