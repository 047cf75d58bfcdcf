import { announce } from '@portal/ui/announce';
import { unreadAtom } from '../state/countersAtom.ts';
import { liveAtom } from '../state/liveAtom.ts';
import type { QuietShell } from '../update/isQuiet.ts';
import { texts } from './texts.ts';

/** At most one announcement in as many milliseconds; what comes meanwhile is summed up (LIVE-08). */
const PAUSE_MS = 5000;

/**
 * Says politely that there is news, while the page follows what changes: what the bell counts more than before. What the
 * customer did is not in the bell (C-462). Returns what ends it.
 */
export function speakNews({ store }: Pick<QuietShell, 'store'>): () => void {
  let known = store.get(unreadAtom);
  let news = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function speak(): void {
    pause = undefined;
    if (news === 0) return;
    announce(texts.news(news), [...document.querySelectorAll('dialog[open]')].at(-1) ?? null);
    news = 0;
    pause = setTimeout(speak, PAUSE_MS);
  }

  const stop = store.sub(unreadAtom, () => {
    const unread = store.get(unreadAtom);
    if (unread > known && store.get(liveAtom)) {
      news += unread - known;
      if (pause === undefined) speak();
    }
    known = unread;
  });
  return () => {
    clearTimeout(pause);
    stop();
  };
}
