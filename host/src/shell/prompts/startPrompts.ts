import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import type { Shell } from '../createShell.ts';
import { readCookie } from '../../browser/readCookie.ts';
import { writeCookie } from '../../browser/writeCookie.ts';
import { isCovered } from '../overlays/isCovered.ts';
import { isTyping } from './isTyping.ts';
import { offeredStores } from './offeredStores.ts';
import { retry, type PromptTurn } from './retry.ts';
import { storePromptMemory } from './storePromptMemory.ts';
import { texts } from './texts.ts';

/** Pauses of the two prompts, in milliseconds (CKE-18, CKE-23). */
const VIDEO_AFTER_MS = 8000;
const STORES_AFTER_MS = 15_000;

/** The booking wizard, where nothing may distract (CKE-19). */
function isScheduling(path: string): boolean {
  return /^\/schedule(?:\/|\?|$)/.test(path);
}

/**
 * Schedules what the portal offers by itself (CKE-18..24, SHL-62); not for lite visitors. The
 * order of precedence: the cookie banner, then any dialog or panel, then the toast of the welcome
 * video, last the prompt of the app stores, which waits for toasts as well.
 * @param begun when the pauses began, in milliseconds of the page
 * @returns what takes it back.
 */
export function startPrompts(
  shell: Pick<Shell, 'overlays' | 'store' | 'currentPath'>,
  provider: Pick<ProviderSnapshot, 'hidePlayStore' | 'hideAppleStore'>,
  begun = performance.now(),
): () => void {
  const { overlays, currentPath } = shell;
  // The banner has to be answered first: before that nothing may be remembered either.
  function videoTurn(): PromptTurn {
    // Seen or declined once (CKE-21).
    if (readCookie(COOKIE_NAMES.videoTutorial) !== null) return 'never';
    return isCovered(shell) || isTyping() || isScheduling(currentPath()) ? 'later' : 'now';
  }

  function storesTurn(): PromptTurn {
    if (offeredStores(navigator.userAgent, provider).length === 0) return 'never';
    if (storePromptMemory.wasShown()) return 'never';
    return isCovered(shell) || overlays.toasts().length > 0 || isTyping() ? 'later' : 'now';
  }

  const stopVideo = retry(VIDEO_AFTER_MS, begun, videoTurn, () =>
    overlays.toast({
      message: texts.videoMessage,
      isOffered: true,
      action: { label: texts.videoAction, run: () => void overlays.video() },
      // Clicked or dismissed (CKE-20).
      onGone: () => writeCookie(COOKIE_NAMES.videoTutorial, 'true'),
    }),
  );
  const stopStores = retry(STORES_AFTER_MS, begun, storesTurn, () => {
    storePromptMemory.remember();
    void overlays.stores();
  });
  return () => {
    stopVideo();
    stopStores();
  };
}
