import { announce } from '@portal/ui/announce';
import { unreadAtom } from '../state/countersAtom.ts';
import { liveAtom } from '../state/liveAtom.ts';
import type { QuietShell } from '../update/isQuiet.ts';
import { texts } from './texts.ts';

/** At most one announcement in as many milliseconds; what comes meanwhile is summed up (LIVE-08). */
const PAUSE_MS = 5000;
/** How long a view has to say by itself what is new in it, as a chat does, in milliseconds. */
const OWN_WORDS_MS = 1000;
const SPOKEN = ':is([aria-live="polite"], [role="status"]):not([data-announcements])';

function isSpoken({ target, addedNodes }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return addedNodes.length > 0 && element?.closest(SPOKEN) !== null;
}

export interface NewsSpeaker {
  /** Something is about to change by itself. */
  expect(): void;
  stop(): void;
}

/**
 * Says politely that there is news, while the page follows what changes: what the bell counts more than before. What the
 * customer did is not in the bell, and what a view has spoken of itself is not said again (LIVE-08, C-462).
 */
export function speakNews({ store }: Pick<QuietShell, 'store'>): NewsSpeaker {
  let known = store.get(unreadAtom);
  let news = 0;
  let isSaid = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deaf: ReturnType<typeof setTimeout> | undefined;
  const ownWords = new MutationObserver((records) => {
    isSaid ||= records.some(isSpoken);
  });

  function speak(): void {
    timer = undefined;
    if (news === 0) return;
    if (!isSaid)
      announce(texts.news(news), [...document.querySelectorAll('dialog[open]')].at(-1) ?? null);
    isSaid = false;
    news = 0;
    timer = setTimeout(speak, PAUSE_MS);
  }

  const stop = store.sub(unreadAtom, () => {
    const unread = store.get(unreadAtom);
    if (unread > known && store.get(liveAtom)) {
      news += unread - known;
      timer ??= setTimeout(speak, OWN_WORDS_MS);
    }
    known = unread;
  });
  return {
    expect() {
      clearTimeout(deaf);
      deaf = setTimeout(() => {
        ownWords.disconnect();
        isSaid = false;
      }, PAUSE_MS);
      ownWords.observe(document.body, { childList: true, subtree: true });
    },
    stop() {
      clearTimeout(timer);
      clearTimeout(deaf);
      ownWords.disconnect();
      stop();
    },
  };
}
