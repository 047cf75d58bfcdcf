import { deleteDocuments } from '../browser/deleteDocuments.ts';
import { CACHED_ATTRIBUTE } from '../browser/markCached.ts';
import { HOST_TICKET } from '../address/hostTicket.ts';
import { LOAD_TICKET } from '../address/loadTicket.ts';
import { DOCUMENT_IDENTITY } from '../address/documentIdentity.ts';

/** How long the start waits for the check, in milliseconds; as while mgmt is away, it goes on without. */
const TIMEOUT_MS = 5000;

export function isCachedDocument(): boolean {
  return document.documentElement.hasAttribute(CACHED_ATTRIBUTE);
}

/** WebKit's worker cannot tell a reload from other navigations, so it answers both from the cache. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/** The document was made long ago, this page view is of now. */
function renewTickets({ headers }: Response): void {
  for (const { header, meta } of [LOAD_TICKET, HOST_TICKET]) {
    const ticket = headers.get(header);
    const kept = document.querySelector(`meta[name="${meta}"]`);
    if (ticket !== null) kept?.setAttribute('content', ticket);
  }
}

/**
 * Asks the edge whether it would make the same document now; true also when it does not answer, or not in time.
 * A document that is no longer the one to show is deleted, and the page loaded again; a reload deletes any.
 */
export function checkCachedDocument(identity: string): Promise<boolean> {
  let isLate = false;
  const timeout = new Promise<true>((resolve) => {
    setTimeout(() => {
      isLate = true;
      resolve(true);
    }, TIMEOUT_MS);
  });

  async function check(): Promise<boolean> {
    const answer = await fetch(DOCUMENT_IDENTITY.path, { cache: 'no-store' });
    renewTickets(answer);
    if (!answer.ok || (!isReload() && (await answer.text()) === identity)) return true;
    await deleteDocuments();
    if (!isLate) window.location.reload();
    return false;
  }
  return Promise.race([check().catch(() => true), timeout]);
}
