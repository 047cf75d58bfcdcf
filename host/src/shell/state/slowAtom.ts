import { atom } from 'jotai';

/** How many calls that only ask are under way for longer than usual. */
export const slowAtom = atom(0);
