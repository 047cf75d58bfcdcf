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

/** Whether something is cached as a document. */
export function isDocumentKey(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname === ANY_PAGE || pathname.startsWith(`${ANY_PAGE}/`);
}

/** Whether a cached document may still be shown before the edge was asked, by its age. */
export function isRecent({ headers }: Pick<Response, 'headers'>, now: number): boolean {
  return now - Number(headers.get(CACHED_AT)) < LIFETIME;
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
  const isNamed = cached.headers.has(DOCUMENT_IDENTITY.header);
  return cache === 'default' && isRecent(cached, now) && isNamed;
}
