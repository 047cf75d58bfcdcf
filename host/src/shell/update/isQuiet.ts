import type { Shell } from '../createShell.ts';
import { isDecisionPage } from '../../address/pages/isDecisionPage.ts';
import { isCovered } from '../overlays/isCovered.ts';
import { isTyping } from '../prompts/isTyping.ts';

/** How long after the last key in a field the customer counts as busy, in milliseconds. */
const BUSY_MS = 30_000;

export type QuietShell = Pick<
  Shell,
  | 'boot'
  | 'bus'
  | 'currentPath'
  | 'findOwner'
  | 'navigation'
  | 'outbox'
  | 'overlays'
  | 'queryClient'
  | 'report'
  | 'session'
  | 'store'
>;

/**
 * Whether the customer is in the middle of nothing: no wizard or payment, nothing unsaved, nothing open over
 * the page, nothing typed just now.
 * @param typedAt instant of the last input, in milliseconds since 1970
 */
export function isQuiet(shell: QuietShell, typedAt: number, now: number): boolean {
  const { boot, currentPath, navigation, overlays } = shell;
  return (
    !isDecisionPage(boot.remotes, currentPath()) &&
    !navigation.hasGuard() &&
    overlays.toasts().length === 0 &&
    !isCovered(shell) &&
    !isTyping() &&
    now - typedAt >= BUSY_MS
  );
}
