import type { createStore } from 'jotai';
import { homeOf } from '../../address/homeOf.ts';
import type { OverlayQueue } from '../overlays/createOverlays.ts';
import type { ShellSession } from '../session/shellSession.ts';
import { pageTitleAtom, panelAtom } from '../state/panelAtom.ts';
import { createNavigation, type ShellNavigation } from './createNavigation.ts';

export interface ShellNavigationOptions {
  store: ReturnType<typeof createStore>;
  overlays: Pick<OverlayQueue, 'confirm'>;
  /** Who is here decides where home is; the session itself navigates: bound through a function. */
  session(): Pick<ShellSession, 'current'>;
}

/** The navigation of this page: asks in a dialog, keeps title and open panel in the shell's state. */
export function createShellNavigation(options: ShellNavigationOptions): ShellNavigation {
  const { store, overlays, session } = options;
  return createNavigation({
    ask: ({ leaveLabel: confirmLabel, stayLabel: cancelLabel, ...question }) =>
      overlays.confirm({ ...question, confirmLabel, cancelLabel }),
    setTitle: (title) => store.set(pageTitleAtom, title),
    openPanel: (name) => store.set(panelAtom, name),
    closePanel: () => store.set(panelAtom, null),
    resolve: (path) => (path === '/' ? homeOf(session().current().mode) : path),
  });
}
