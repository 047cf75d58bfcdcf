import { CACHED_AT } from './cachedAt.ts';
import { DOCUMENT_IDENTITY } from '../address/documentIdentity.ts';

/** The document that stands in for all others while nothing answers: the shell reads the address itself. */
export const ANY_PAGE = '/client';
/** For how long a document is shown before the edge was asked, in milliseconds: one day. */
const LIFETIME = 24 * 60 * 60 * 1000;
/** Pages that are the same whoever asks: no id in the address, and no lite link. */
const PLAIN_PAGE = /^\/client(?:\/[a-z-]+)?$/;

/** Under which name the document of an address is cached for a later visit; null when it is not. */
export function documentKey(url: string): string | null {
  const { pathname } = new URL(url);
  return PLAIN_PAGE.test(pathname) && !pathname.endsWith('-lite') ? `${pathname}?document` : null;
}

/**
 * Whether a navigation may be answered from the cache. A reload asks for what is there now, and a document that
 * the edge gave no name could not be checked.
 */
export function maySkipNetwork(
  { cache }: Pick<Request, 'cache'>,
  cached: Pick<Response, 'headers'>,
  now: number,
): boolean {
  const age = now - Number(cached.headers.get(CACHED_AT));
  return cache === 'default' && age < LIFETIME && cached.headers.has(DOCUMENT_IDENTITY.header);
}
