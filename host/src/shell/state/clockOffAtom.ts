import { atom } from 'jotai';

/** By how many minutes the device's clock is ahead (behind when negative); 0 when it is right. */
export const clockOffAtom = atom(0);
