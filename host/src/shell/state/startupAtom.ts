import { atom } from 'jotai';
import type { StartupState } from '../startup/startupState.ts';

/** Where the start of the shell stands. */
export const startupAtom = atom<StartupState>({
  kind: 'starting',
  step: 'webview',
  slow: false,
});
