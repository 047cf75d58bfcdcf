import { atom } from 'jotai';

/**
 * What the place of a remote has while a page is taken over that the edge has drawn: markup that React leaves alone, for
 * as long as this is the same object.
 */
export interface Drawn {
  readonly dangerouslySetInnerHTML: { readonly __html: string };
  readonly suppressHydrationWarning: true;
}

/** Undefined at any other time. */
export const drawnAtom = atom<Drawn | undefined>(undefined);
