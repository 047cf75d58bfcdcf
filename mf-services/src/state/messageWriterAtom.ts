import { atom } from 'jotai';
import type { Dispatch, SetStateAction } from 'react';

/** Writes into the message that is being typed in the open chat; null where there is none (C-705). */
export const messageWriterAtom = atom<{ write: Dispatch<SetStateAction<string>> } | null>(null);
