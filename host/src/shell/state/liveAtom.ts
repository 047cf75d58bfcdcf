import { atom } from 'jotai';

/** Whether the page hears at once what changes at the server. */
export const liveAtom = atom(false);
