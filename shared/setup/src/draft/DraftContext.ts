import { createContext } from 'react';
import type { DraftStore } from './createDraftStore.ts';

/** The draft of the owner who is logged in. */
export const DraftContext = createContext<DraftStore | null>(null);
