import type { OverlayQueue } from '../overlays/createOverlays.ts';
import type { ShellNavigation } from './createNavigation.ts';

export interface LayersOptions {
  overlays: OverlayQueue;
  navigation: ShellNavigation;
  panel: { isOpen(): boolean; close(): void; watch(onChange: () => void): void };
}

/** What covers the page: dialogs and viewers of anybody, and the panel. */
export interface Layers {
  isOpen(): boolean;
  /** Whether one of them is such that back closes it. */
  isClosable(): boolean;
  /** Calls `onChange` after any of them may have opened or closed. */
  watch(onChange: () => void): void;
  /** Closes the uppermost, or takes a step back in it (NAT-10); null when there is nothing that back could close. */
  closeTop(): 'closed-dialog' | 'closed-panel' | 'stepped-back' | null;
}

/** Each remote draws dialogs of its own: what they have in common is the element. */
function topDialog(which = 'dialog[open]'): Element | undefined {
  return [...document.querySelectorAll(which)].at(-1);
}
/** The first question about cookies stays until it is answered: back goes on as if it were not there. */
const CLOSABLE = 'dialog[open]:not([data-cookie-sheet="asks"])';

export function createLayers({ overlays, navigation, panel }: LayersOptions): Layers {
  const isOpen = (which?: string) =>
    topDialog(which) !== undefined || overlays.dialogs().length > 0 || panel.isOpen();
  return {
    isOpen: () => isOpen(),
    isClosable: () => isOpen(CLOSABLE),
    watch(onChange) {
      overlays.subscribe(onChange);
      panel.watch(onChange);
      // Those of the remotes.
      new MutationObserver(onChange).observe(document.body, {
        subtree: true,
        attributeFilter: ['open'],
      });
    },
    closeTop() {
      const dialog = topDialog(CLOSABLE);
      if (dialog) {
        // As Escape does: the owner decides, and one that must be answered stays.
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
        return 'closed-dialog';
      }
      if (overlays.dismissDialog()) return 'closed-dialog';
      if (!panel.isOpen()) return null;
      if (navigation.handleBack('panel')) return 'stepped-back';
      panel.close();
      return 'closed-panel';
    },
  };
}
