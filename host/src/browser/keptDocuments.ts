import { SHARED_CACHE } from './keptAnswers.ts';
import { KEPT_AT } from './keptAt.ts';
import { IDENTITY_HEADER, KEPT_ATTRIBUTE } from '../address/documentIdentity.ts';

/** The document that stands in for all others while nothing answers: the shell reads the address itself. */
export const ANY_PAGE = '/client';
/** For how long a document is shown before the edge was asked, in milliseconds: one day. */
const LIFETIME = 24 * 60 * 60 * 1000;
/** Pages that are the same whoever asks: no id in the address, and no lite link. */
const PLAIN_PAGE = /^\/client(?:\/[a-z-]+)?$/;

/** Under which name the document of an address is kept for a later visit; null when it is not. */
export function documentKey(url: string): string | null {
  const { pathname } = new URL(url);
  return PLAIN_PAGE.test(pathname) && !pathname.endsWith('-lite') ? `${pathname}?document` : null;
}

/**
 * Whether a navigation may be answered from what was kept. A reload asks for what is there now, and a document that
 * the edge gave no name could not be checked.
 */
export function maySkipNetwork(
  { cache }: Pick<Request, 'cache'>,
  kept: Pick<Response, 'headers'>,
  now: number,
): boolean {
  const age = now - Number(kept.headers.get(KEPT_AT));
  return cache === 'default' && age < LIFETIME && kept.headers.has(IDENTITY_HEADER);
}

/** A document that says of itself that it was kept, so that the page has it checked. */
export async function markKept(document: Response): Promise<Response> {
  const html = (await document.text()).replace('<html ', `<html ${KEPT_ATTRIBUTE} `);
  return new Response(html, { status: document.status, headers: document.headers });
}

/** Makes the next navigation ask the edge. */
export async function forgetDocuments(): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(SHARED_CACHE);
  const keys = await cache.keys();
  const documents = keys.filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname === ANY_PAGE || pathname.startsWith(`${ANY_PAGE}/`);
  });
  await Promise.all(documents.map((key) => cache.delete(key)));
}
