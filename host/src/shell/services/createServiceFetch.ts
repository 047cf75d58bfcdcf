import { discardEarly, takeEarly } from '../../early/takeEarly.ts';
import { CACHED_AT } from '../../browser/cachedAt.ts';
import { asPageWork } from '../../browser/asPageWork.ts';
import { CLIENT_TOKEN } from '../../early/clientToken.ts';
import type { HeldSession } from '../../browser/readHeldSession.ts';
import { sessionHeaderOf } from '../../browser/sessionHeaderOf.ts';
import { NO_SESSION, SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import { uploadTime } from '@portal/api/http/uploadTime';
import { keepsToken } from '../session/keepsToken.ts';

/** How long a call may take, in milliseconds; an upload as long as its size needs. */
const LIMIT = 20_000;

export interface ServiceFetchOptions {
  /** Path of the service on this origin: `/api/main`. */
  base: string;
  /** The session that calls are made for now, or null. */
  session(): HeldSession | null;
  /** The credential of a lite visit, sent where the caller brings none of its own (API-02). */
  clientToken(path: string): string | null;
  /** Another credential in the place of one that was refused; null where there is none (C-956). @throws when nothing answers */
  renewClientToken(refused: string): Promise<string | null>;
  /** The service refused the lite credential, and there is no other one (ERR-03). */
  onLiteRefused(): void;
  /** The service refused the session of this mark. */
  onUnauthorised(mark: string): void;
  /** Whether the service could be reached, and when what came was true, in milliseconds since 1970. */
  onReached(reached: boolean, at?: number): void;
  /** The `Date` header of every answer, or null. */
  onDate(date: string | null): void;
}

const UNREACHABLE = new Set([502, 503, 504]);

async function bodyOf(request: Request): Promise<ArrayBuffer | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const body = await request.arrayBuffer();
  return body.byteLength > 0 ? body : undefined;
}

/** Whether the session was looked at: an edge of before, beside the one that made this page, adds no token. */
function isJudged({ token }: HeldSession, { headers }: Response): boolean {
  return token !== null || headers.has(SESSION_HEADERS.mark);
}

/**
 * A standard `fetch` that is bound to one service: paths are resolved on it, the session is named, to which the edge adds
 * its token as a bearer (API-01, C-350), a call ends after 20 s, an upload by its size (C-900), and a 401 goes to the one policy (C-04).
 */
export function createServiceFetch(options: ServiceFetchOptions): typeof fetch {
  return async (input, init) => {
    // Callers give paths, or requests whose origin only makes them valid.
    const asked =
      input instanceof Request
        ? new Request(input, init)
        : new Request(new URL(input, window.location.origin), init);
    const { pathname, search } = new URL(asked.url);
    const headers = new Headers(asked.headers);
    const session = options.session();
    if (session) headers.set(...sessionHeaderOf(session));
    // What opens one: the edge keeps its token, unless this page has to.
    else if (asked.method !== 'GET' && !keepsToken()) headers.set(SESSION_HEADERS.mark, NO_SESSION);
    const clientToken = headers.has(CLIENT_TOKEN) ? null : options.clientToken(pathname);
    if (clientToken) headers.set(CLIENT_TOKEN, clientToken);
    const isUpload = headers.get('content-type')?.startsWith('multipart/') ?? false;
    const address = options.base + pathname + search;
    if (asked.method !== 'GET') discardEarly();
    const early =
      asked.method === 'GET'
        ? takeEarly(address, session?.mark ?? null, headers.get(CLIENT_TOKEN))
        : null;
    // The body is read whole: browsers stream request bodies over HTTP/2 only.
    const body = await bodyOf(asked);
    try {
      const send = () =>
        fetch(address, {
          method: asked.method,
          headers,
          body,
          credentials: 'same-origin',
          cache: 'no-store',
          signal: AbortSignal.any([
            asked.signal,
            AbortSignal.timeout(isUpload ? uploadTime(body?.byteLength ?? 0) : LIMIT),
          ]),
        });
      let response = await asPageWork(early ? early.catch(send) : send());
      if (response.status === 401 && clientToken && !session) {
        const renewed = await options.renewClientToken(clientToken);
        if (renewed !== null) {
          headers.set(CLIENT_TOKEN, renewed);
          response = await asPageWork(send());
        }
      }
      const isCached = response.headers.has(CACHED_AT);
      const isReached = !UNREACHABLE.has(response.status) && !isCached;
      if (isCached) options.onReached(false, Number(response.headers.get(CACHED_AT)));
      else options.onReached(isReached, isReached ? Date.now() : undefined);
      // What was kept says nothing of the time now.
      if (!isCached) options.onDate(response.headers.get('date'));
      if (response.status === 401 && session) {
        if (isJudged(session, response)) options.onUnauthorised(session.mark);
      } else if (response.status === 401 && clientToken) {
        console.warn('The link was refused.');
        options.onLiteRefused();
      }
      return response;
    } catch (error) {
      if (!asked.signal.aborted) options.onReached(false);
      throw error;
    }
  };
}
