import { isDecisionPage } from '../../address/pages/isDecisionPage.ts';
import { writingAtom } from '../state/writingAtom.ts';
import type { QuietShell } from './isQuiet.ts';
import { keepUnsent } from './keepUnsent.ts';
import type { Typing } from './watchTyping.ts';

/** How long after the last key the customer counts as typing, in milliseconds. */
const TYPING_MS = 20_000;
/** Dialogs and viewers of anybody. The first question about cookies is asked again. */
const DIALOG = 'dialog[open]:not([data-cookie-sheet="asks"])';

/**
 * Whether a page with a killed release can be loaded anew by itself, so that nothing is lost (C-253): no wizard or
 * payment, nothing on its way to the server, no dialog or message, nobody typing, and what was typed is kept. A panel
 * does not hold it: it is opened again; nor does what the portal asks by itself: it is asked again (C-961).
 */
export function isLeavable(shell: QuietShell, typing: Typing, now: number): boolean {
  const { boot, currentPath, overlays, store } = shell;
  return (
    navigator.onLine &&
    !isDecisionPage(boot.remotes, currentPath()) &&
    store.get(writingAtom) === 0 &&
    overlays.toasts().every(({ isOffered }) => isOffered) &&
    overlays.dialogs().length === 0 &&
    document.querySelector(DIALOG) === null &&
    now - typing.at() >= TYPING_MS &&
    keepUnsent(shell, typing)
  );
}
