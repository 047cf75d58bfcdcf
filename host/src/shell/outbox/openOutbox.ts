import { ApiError } from '@portal/api/http/apiError';
import type { Http } from '@portal/api/http/http';
import type { EventBus } from '@portal/contract/eventBus';
import type { Outbox } from '@portal/contract/outbox';
import { announce } from '@portal/ui/announce';
import type { createStore } from 'jotai';
import type { OverlayQueue } from '../overlays/createOverlays.ts';
import type { ShellSession } from '../session/shellSession.ts';
import { reachedAtom } from '../state/reachedAtom.ts';
import { waitingAtom } from '../state/waitingAtom.ts';
import { writingAtom } from '../state/writingAtom.ts';
import { confirmLeaving } from './confirmLeaving.ts';
import { createOutbox, type ShellOutbox } from './createOutbox.ts';
import { CLEAR_MS } from './limits.ts';
import { openOutboxStore } from './openOutboxStore.ts';
import { outboxOwner } from './outboxOwner.ts';
import { sendEntry } from './sendEntry.ts';
import { startSending } from './startSending.ts';
import { texts } from './texts.ts';

/** What the queue needs of the shell, which has it. */
export interface OutboxShell {
  domain: string;
  main: Http;
  overlays: Pick<OverlayQueue, 'confirm'>;
  session: Pick<ShellSession, 'current' | 'subscribe'>;
}
type Store = ReturnType<typeof createStore>;

/** The queue of this page: what it offers to remotes, and to whoever ends the session. */
export interface OpenOutbox extends ShellOutbox, Pick<Outbox, 'mayLeave'> {
  stop(): void;
}

/** Said by a tab that has sent the last that waited; anything else says that something has changed. */
const ALL_SENT = 'all-sent';

const opened = new WeakMap<EventBus, Promise<OpenOutbox>>();

/**
 * Opens what waits on this device for the customer of this page, once, and sends it from then on whenever there is network
 * (OFF-04). @throws where the browser keeps nothing
 */
export function openOutbox(shell: OutboxShell, bus: EventBus, store: Store): Promise<OpenOutbox> {
  const known = opened.get(bus);
  if (known !== undefined) return known;
  const outbox = open(shell, bus, store);
  opened.set(bus, outbox);
  // What failed in passing is tried again by whoever asks next.
  outbox.catch(() => opened.delete(bus));
  return outbox;
}

async function open(
  { domain, main, overlays, session }: OutboxShell,
  bus: EventBus,
  store: Store,
): Promise<OpenOutbox> {
  const entries = await openOutboxStore();
  const channel = new BroadcastChannel('portal-outbox');
  let isStopped = false;
  const tell = (what: typeof ALL_SENT | null) => {
    if (!isStopped) channel.postMessage(what);
  };

  const { current: owner, leaving } = outboxOwner(domain, session);
  const outbox = createOutbox({
    store: entries,
    owner,
    onChange: () => tell(null),
    onKept: () => sending.wake(),
  });
  const sending = startSending({
    outbox,
    async send(entry) {
      // Somebody else has come meanwhile: it is not for their session to send it.
      if (entry.owner !== owner()) throw new ApiError(401, {});
      const count = (by: 1 | -1) => store.set(writingAtom, (calls) => calls + by);
      count(1);
      try {
        await sendEntry(main, entry, await entries.fileOf(entry.sequence));
      } finally {
        count(-1);
      }
    },
    onSent({ subject }) {
      bus.emit('service.changed', { id: subject });
      if (outbox.all().length > 0) return;
      announce(texts.allSent, null);
      tell(ALL_SENT);
    },
  });

  let announced = 0;
  function count(): void {
    const waiting = outbox.all().filter(({ state }) => state !== 'failed').length;
    if (waiting > 0 && announced === 0) announce(texts.waiting(waiting), null);
    announced = waiting;
    store.set(waitingAtom, navigator.onLine && store.get(reachedAtom) ? 0 : waiting);
  }

  async function follow(): Promise<void> {
    await outbox.refresh();
    sending.wake();
  }

  /** What has waited for 7 days has failed, with network or without, and of others it goes (OFF-07, C-632). */
  async function clearOut(): Promise<void> {
    await outbox.expire();
    await follow();
  }

  let known = leaving();
  let shown = owner();
  const onSession = () => {
    known = leaving() ?? known;
    if (shown === owner()) return;
    shown = owner();
    void outbox.refresh().then(clearOut);
  };
  channel.addEventListener('message', ({ data }) => {
    if (data === ALL_SENT) announce(texts.allSent, null);
    void follow();
  });
  const onNetwork = () => {
    count();
    sending.wake();
  };
  addEventListener('online', onNetwork);
  addEventListener('offline', count);
  const endings = [
    outbox.subscribe(count),
    session.subscribe(onSession),
    store.sub(reachedAtom, () => {
      count();
      if (store.get(reachedAtom)) sending.wake();
    }),
    bus.on('session.ended', ({ reason }) => {
      if (reason === 'logout' && known !== null) void outbox.forget(known);
    }),
  ];
  const clearing = setInterval(() => void clearOut(), CLEAR_MS);
  function stop(): void {
    isStopped = true;
    sending.stop();
    clearInterval(clearing);
    removeEventListener('online', onNetwork);
    removeEventListener('offline', count);
    for (const end of endings) end();
    channel.close();
  }
  try {
    await outbox.refresh();
    await clearOut();
  } catch (error) {
    stop();
    throw error;
  }
  return {
    ...outbox,
    async mayLeave() {
      known = leaving() ?? known;
      // What cannot be read keeps nobody from logging out.
      const left = known === null ? [] : await entries.list(known).catch(() => []);
      return left.length === 0 || confirmLeaving(overlays, left.length);
    },
    stop,
  };
}
