import type { HeldSession } from '../../browser/readHeldSession.ts';
import { liveAtom } from '../state/liveAtom.ts';
import type { QuietShell } from '../update/isQuiet.ts';
import { EVERYTHING } from './hint.ts';
import { holdPlace } from './holdPlace.ts';
import { keepStreamOpen } from './keepStreamOpen.ts';
import { recountOnChange } from './recountOnChange.ts';
import { shareStream } from './shareStream.ts';
import { speakNews } from './speakNews.ts';
import { startAge } from './startAge.ts';
import { tellHints } from './tellHints.ts';

/** How long a page that nobody sees keeps its stream, in milliseconds (LIVE-05). */
const HIDDEN_MS = 10_000;

/**
 * Lets the page hear at once what changes at the server, in full and demo mode, while it is seen and online (LIVE-01,
 * LIVE-05). Returns what ends it.
 */
export function followLive(shell: QuietShell): () => void {
  const { bus, session, store } = shell;
  /** The stream of now, or null while there is none. */
  let current: { mark: string; control: AbortController } | null = null;
  let lastId: string | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let followed: string | null = null;
  let age = startAge(0);

  const place = holdPlace();
  const news = speakNews(shell);
  const hints = tellHints(bus, () => {
    place.hold();
    news.expect();
  });

  function begin(held: HeldSession): void {
    const { mark } = held;
    const control = new AbortController();
    const { signal } = control;
    current = { mark, control };
    if (followed !== mark) {
      // What the page shows to somebody who logs in now is not older than that.
      if (followed !== null) age = startAge(performance.now());
      lastId = null;
      followed = mark;
    }
    const show = (isOpen: boolean) => {
      if (!signal.aborted) store.set(liveAtom, isOpen);
    };
    void shareStream(
      mark,
      signal,
      ({ tell }) =>
        keepStreamOpen({
          session: held,
          lastId,
          age,
          signal,
          onOpen(isOpen) {
            show(isOpen);
            tell(isOpen, [], lastId);
          },
          onHints(heard, id) {
            lastId = id;
            hints.add(heard);
            tell(true, heard, id);
          },
          onUnauthorised: () => session.expire(mark),
        }),
      (message) => {
        lastId = message.lastId ?? lastId;
        hints.add(message.hints);
        show(message.isOpen);
      },
    );
  }

  function end(): void {
    current?.control.abort();
    current = null;
    store.set(liveAtom, false);
  }

  function follow(): void {
    const { mode, termsAccepted } = session.current();
    const held = session.held();
    const isWanted = (mode === 'full' || mode === 'demo') && termsAccepted && navigator.onLine;
    const wanted = isWanted && document.visibilityState === 'visible' ? held : null;
    if (current !== null && current.mark !== (isWanted ? held?.mark : undefined)) end();
    if (current === null && wanted !== null) begin(wanted);
  }

  function onVisibility(): void {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') hiding = setTimeout(end, HIDDEN_MS);
    else if (current === null) {
      // While nobody looked nothing was heard.
      if (followed !== null) hints.add(EVERYTHING);
      follow();
    }
  }

  const endings = [session.subscribe(follow), place.stop, news.stop, recountOnChange(shell)];
  document.addEventListener('visibilitychange', onVisibility);
  // What a page keeps open keeps it from being shown again as it was by going back.
  addEventListener('pagehide', end);
  // Frozen it would keep the others from having it.
  document.addEventListener('freeze', end);
  addEventListener('pageshow', onVisibility);
  addEventListener('online', follow);
  addEventListener('offline', follow);
  follow();
  return () => {
    clearTimeout(hiding);
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', end);
    document.removeEventListener('freeze', end);
    removeEventListener('pageshow', onVisibility);
    removeEventListener('online', follow);
    removeEventListener('offline', follow);
    for (const stop of endings) stop();
    hints.stop();
    end();
  };
}
