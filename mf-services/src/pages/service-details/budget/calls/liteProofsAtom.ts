import { atom } from 'jotai';

/** What proves to the server that the visitor of a link entered the code, by work, while the portal is open (BUD-33). */
export const liteProofsAtom = atom<Readonly<Record<string, string | null>>>({});
