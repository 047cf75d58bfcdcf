import { withdrawnAtom } from '../state/withdrawnAtom.ts';
import { isLeavable } from './isLeavable.ts';
import type { QuietShell } from './isQuiet.ts';
import { reloadInPlace } from './reloadInPlace.ts';
import type { Typing } from './watchTyping.ts';

/** How often a moment to leave is looked for, in milliseconds. */
const LOOK_MS = 1000;
/** How long a page that left by itself does not do so again, in milliseconds. */
const RESTS_MS = 5 * 60_000;
const LEFT_KEY = 'portal-left';

/** Whether this tab left a killed release just now: if one comes again, leaving does not help. */
function hasJustLeft(): boolean {
  return Date.now() - Number(sessionStorage.getItem(LEFT_KEY) ?? 0) < RESTS_MS;
}

/**
 * Loads a page with a killed release anew at the first moment at which nothing is lost by it. When that is not now, it is
 * said until then.
 * @returns what ends the search for that moment
 */
export function leaveWhenQuiet(shell: QuietShell, typing: Typing): () => void {
  const { navigation, store } = shell;
  function look(): boolean {
    if (hasJustLeft() || !isLeavable(shell, typing, Date.now())) return false;
    clearInterval(timer);
    sessionStorage.setItem(LEFT_KEY, String(Date.now()));
    // What they would ask about is kept.
    navigation.dropGuards();
    reloadInPlace(store);
    return true;
  }
  const timer = setInterval(look, LOOK_MS);
  if (!look()) store.set(withdrawnAtom, true);
  return () => clearInterval(timer);
}
