import { atom } from 'jotai';
import type { StartupState } from '../startup/startupState.ts';

/** Where the start of the shell stands. */
export const startupAtom = atom<StartupState>({
  kind: 'starting',
  step: 'webview',
  slow: false,
});

/** Name of the open panel, or null. */
export const panelAtom = atom<string | null>(null);

/** Number of unread notifications, for the bell. */
export const unreadAtom = atom(0);

/** Things waiting for the customer, for the bar. */
export const countersAtom = atom({ appointments: 0, warnings: 0 });

/** Whether a release of this page was withdrawn since it was opened. */
export const withdrawnAtom = atom(false);

/** How often a remote failed on this page: a newer release may be what helps. */
export const failuresAtom = atom(0);

/** Whether the last call reached the services. */
export const reachedAtom = atom(true);

/** When what was received last was true, in milliseconds since 1970; null before anything was. */
export const receivedAtom = atom<number | null>(null);

/** What the page's remote called itself, in place of the manifest's title (SHL-08). */
export const pageTitleAtom = atom<string | null>(null);
