import { atom } from 'jotai';
import { startBooking } from './bookingState.ts';

/** The booking of the page; each page has its own store. */
export const bookingAtom = atom(startBooking({ today: '', isLite: false, supportsItems: false }));
