import { atom } from 'jotai';

/** How many changes of the customer wait on this device for network; 0 while there is some (OFF-10). */
export const waitingAtom = atom(0);
