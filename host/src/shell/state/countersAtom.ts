import { atom } from 'jotai';

/** Things waiting for the customer, for the bar. */
export const countersAtom = atom({ appointments: 0, warnings: 0 });

/** Number of unread notifications, for the bell. */
export const unreadAtom = atom(0);
