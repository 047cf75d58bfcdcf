import { DOCUMENT_IDENTITY } from '../../address/documentIdentity.ts';
import { WORKER_REQUEST } from '../../address/workerRequest.ts';
import { ANY_PAGE, documentKey, isRecent } from '../../browser/documentKey.ts';
import { mayBeKept } from '../../browser/mayBeKept.ts';
import type { SharedAnswers } from './createSharedAnswers.ts';

/** How long a page that is opened has the line for itself, in milliseconds. */
const GRACE_MS = 3000;

export interface KeptDocuments {
  cached(key: string): Promise<Response | undefined>;
  /** Asks for the document of an address, and keeps it. */
  keep(url: string): Promise<void>;
  /** The same once the page of this answer is there, unless what is kept is made of the same. */
  keepLater(url: string, answer: Response): Promise<void>;
}

/**
 * The documents to show without the edge. The worker asks for them itself and says so: what a customer's navigation was
 * answered may hold what is theirs, and is never kept (C-405).
 */
export function createKeptDocuments({ cached, keep }: SharedAnswers): KeptDocuments {
  async function own(key: string): Promise<Response | undefined> {
    const document = await cached(key);
    return document?.headers.has(WORKER_REQUEST.header) ? document : undefined;
  }

  async function ask(url: string): Promise<void> {
    const key = documentKey(url);
    // An address that is not kept for itself may hold an id or the key of a link: nobody is asked for it twice.
    const address = key === null ? ANY_PAGE : new URL(url).pathname;
    const { header, value } = WORKER_REQUEST;
    const answer = await fetch(address, {
      headers: { [header]: value },
      cache: 'no-store',
      redirect: 'error',
    });
    if (!mayBeKept(answer, url, 'document')) return;
    const headers = new Headers(answer.headers);
    headers.set(header, value);
    const document = new Response(answer.body, { status: answer.status, headers });
    // One without a name could not be checked later: it must not take the place of one that can.
    if (key !== null && headers.has(DOCUMENT_IDENTITY.header)) await keep(key, document.clone());
    await keep(ANY_PAGE, document);
  }

  async function isKept(key: string, { headers }: Response): Promise<boolean> {
    const kept = await own(key);
    const identity = headers.get(DOCUMENT_IDENTITY.header);
    const known = kept?.headers.get(DOCUMENT_IDENTITY.header);
    return (
      kept !== undefined && isRecent(kept, Date.now()) && (identity === null || identity === known)
    );
  }

  return {
    cached: own,
    keep: ask,
    async keepLater(url, answer) {
      if (await isKept(documentKey(url) ?? ANY_PAGE, answer)) return;
      await new Promise((resolve) => setTimeout(resolve, GRACE_MS));
      await ask(url);
    },
  };
}
