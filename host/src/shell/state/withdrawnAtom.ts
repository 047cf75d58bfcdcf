import { atom } from 'jotai';

/** Whether a release of this page was withdrawn since it was opened. */
export const withdrawnAtom = atom(false);

/** How often a remote failed on this page: a newer release may be what helps. */
export const failuresAtom = atom(0);
