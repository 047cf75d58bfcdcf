import { consentOpenAtom } from '../consent/consentOpenAtom.ts';
import type { Shell } from '../createShell.ts';
import { panelAtom } from '../state/panelAtom.ts';

/** Whether the cookie banner, a dialog or a panel is open over the page. */
export function isCovered({ overlays, store }: Pick<Shell, 'overlays' | 'store'>): boolean {
  return (
    store.get(consentOpenAtom) || overlays.dialogs().length > 0 || store.get(panelAtom) !== null
  );
}
