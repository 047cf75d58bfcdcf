import { atom } from 'jotai';

/** Name of the open panel, or null. */
export const panelAtom = atom<string | null>(null);

/** What the page's remote called itself, in place of the manifest's title (SHL-08). */
export const pageTitleAtom = atom<string | null>(null);
