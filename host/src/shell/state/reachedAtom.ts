import { atom } from 'jotai';

/** Whether the last call reached the services. */
export const reachedAtom = atom(true);

/** When what was received last was true, in milliseconds since 1970; null before anything was. */
export const receivedAtom = atom<number | null>(null);
