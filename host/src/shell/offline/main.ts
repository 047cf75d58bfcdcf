import { isDocumentAnswers } from './isDocumentAnswers.ts';
import { createOfflineWorker } from './createOfflineWorker.ts';
import { createPushWorker, type PushSurroundings } from '../push/createPushWorker.ts';
import { SESSION_ENDED } from './sessionEnded.ts';

// The types of a worker and those of a page exclude each other; these are the few that are used.
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WaitingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends WaitingEvent {
  data: { text(): string } | null;
}
interface ClickEvent extends WaitingEvent {
  notification: Notification;
}
declare const clients: { claim(): Promise<void> } & PushSurroundings['clients'];
declare const registration: PushSurroundings['registration'];
declare function skipWaiting(): Promise<void>;

function isWaiting(event: Event): event is WaitingEvent {
  return 'waitUntil' in event;
}

function isRequest(event: Event): event is RequestEvent {
  return isWaiting(event) && 'respondWith' in event;
}

function isPush(event: Event): event is PushEvent {
  return isWaiting(event) && 'data' in event;
}

function isClick(event: Event): event is ClickEvent {
  return isWaiting(event) && 'notification' in event;
}

const worker = createOfflineWorker(caches);
const push = createPushWorker({ caches, registration, clients });

addEventListener('install', (event) => {
  if (isWaiting(event)) event.waitUntil(skipWaiting());
});
addEventListener('activate', (event) => {
  if (isWaiting(event)) event.waitUntil(worker.takeOver().then(() => clients.claim()));
});
addEventListener('fetch', (event) => {
  if (!isRequest(event)) return;
  if (new URL(event.request.url).origin !== location.origin) return;
  const answer = worker.answer(event.request, (work) =>
    event.waitUntil(work.catch(() => undefined)),
  );
  if (answer) event.respondWith(answer);
});
addEventListener('message', (event) => {
  const { data }: MessageEvent<unknown> = event;
  if (!isWaiting(event)) return;
  if (data === SESSION_ENDED) event.waitUntil(worker.endSession());
  if (isDocumentAnswers(data)) event.waitUntil(worker.keepAnswers(data));
  if (!Array.isArray(data)) return;
  const addresses = data.filter((address) => typeof address === 'string');
  event.waitUntil(worker.cache(addresses));
});
addEventListener('push', (event) => {
  if (isPush(event)) event.waitUntil(push.show(event.data?.text() ?? ''));
});
addEventListener('notificationclick', (event) => {
  if (!isClick(event)) return;
  const { notification } = event;
  notification.close();
  event.waitUntil(push.open(String(notification.data)));
});
