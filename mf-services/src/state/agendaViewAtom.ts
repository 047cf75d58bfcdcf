import { atom } from 'jotai';

/** Which list the agenda panel shows. */
export const agendaViewAtom = atom<'pending' | 'old'>('pending');
