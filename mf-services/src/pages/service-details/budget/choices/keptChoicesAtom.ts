import { atom } from 'jotai';
import type { KeptChoices } from './keptChoices.ts';

/** What was chosen and not sent, by customer and work, while the portal is open: it waits for whoever looks elsewhere first. */
export const keptChoicesAtom = atom<Readonly<Record<string, KeptChoices>>>({});
