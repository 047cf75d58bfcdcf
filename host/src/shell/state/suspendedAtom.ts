import { atom } from 'jotai';

/** Whether the operator suspended the provider since this page was opened (C-684). */
export const suspendedAtom = atom(false);
