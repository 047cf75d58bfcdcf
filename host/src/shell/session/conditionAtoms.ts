import { atom } from 'jotai';

/** The browser keeps no cookies: the session ends with the page. */
export const cookiesBlockedAtom = atom(!navigator.cookieEnabled);

/** By how many minutes the device's clock is ahead (behind when negative); 0 when it is right. */
export const clockOffAtom = atom(0);
