import { atom } from 'jotai';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';

/** Whether the banner is shown: until it was answered, and when the customer opens it again. */
export const consentOpenAtom = atom(readCookie(COOKIE_NAMES.acceptedNecessary) === null);
