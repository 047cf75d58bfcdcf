import { atom } from 'jotai';

/** The browser keeps no cookies: the session ends with the page. */
export const cookiesBlockedAtom = atom(!navigator.cookieEnabled);
