import { atom } from 'jotai';
import { COOKIES, readCookie } from '../session/cookies.ts';

/** Whether the banner is shown: until it was answered, and when the customer opens it again. */
export const consentOpenAtom = atom(readCookie(COOKIES.acceptedNecessaryCookies) === null);
