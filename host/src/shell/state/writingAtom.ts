import { atom } from 'jotai';

/** How many calls are under way that change something: what they do would be lost from sight with the page. */
export const writingAtom = atom(0);
