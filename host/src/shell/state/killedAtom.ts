import { atom } from 'jotai';

/** Versions of each remote that were taken from everybody, as far as this page has learned of it. */
export const killedAtom = atom<Readonly<Record<string, readonly string[]>>>({});
