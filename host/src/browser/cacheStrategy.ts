import { NO_SESSION, SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import { SESSION_PATH } from '../address/sessionPath.ts';
import { SUSPENDED_PORTAL } from '../address/suspendedPortal.ts';
import { CACHED_AT } from './cachedAt.ts';

/** Caches of the offline worker: what every visitor may see, and what one customer saw. */
export const SHARED_CACHE = 'portal-shared-1';
export const CUSTOMER_CACHE = 'portal-customer-1';

/** How long the answers of a customer may be shown again, in milliseconds: one week. */
export const CUSTOMER_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/**
 * What is done with a request, so that a page opens again while nothing answers:
 * - `page`: the document of the shell, the same for every address;
 * - `shared`: scripts, styles, the configuration of the provider;
 * - `customer`: the few answers that the home of the customer is made of, for their session only;
 * - `end`: the session ends with it, and so do the cached answers of the customer;
 * - `pass`: nothing; it never meets the worker's caches.
 */
export type CacheStrategy = 'page' | 'shared' | 'customer' | 'end' | 'pass';

const SHARED = /^\/(?:assets\/|api\/main\/config$|api\/mgmt\/route$|api\/main\/photos\/company\/)/;

/** Acceptance of the terms, who the customer is, and the lists of the home: without them it cannot open. */
const OF_THE_HOME =
  /^\/api\/main\/(?:user\/client\/(?:presignup|info)|user\/menu\/counters|client\/company|services\/(?:scheduled(?:\/history)?|active|completed)|appointments|items\/)$/;

function isOfApp(path: string): boolean {
  return path === '/client' || path.startsWith('/client/');
}

/** How a request of this origin is treated. */
export function cacheStrategyOf(
  request: Pick<Request, 'method' | 'url' | 'mode' | 'headers'>,
): CacheStrategy {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST') return pathname === '/api/main/user/logout' ? 'end' : 'pass';
  if (request.method === 'DELETE') return pathname === SESSION_PATH ? 'end' : 'pass';
  if (request.method !== 'GET') return 'pass';
  if (request.mode === 'navigate') return isOfApp(pathname) ? 'page' : 'pass';
  if (SHARED.test(pathname)) return 'shared';
  const isCustomers = sessionNamedBy(request) !== null && OF_THE_HOME.test(pathname);
  return isCustomers ? 'customer' : 'pass';
}

/** What a request says of the session that it is made for; null when it is made for nobody. */
export function sessionNamedBy({ headers }: Pick<Request, 'headers'>): string | null {
  const mark = headers.get(SESSION_HEADERS.mark);
  return headers.get('authorization') ?? (mark === NO_SESSION ? null : mark);
}

/**
 * An answer that says nothing of the question: another time there may be one. A file that is gone counts as one too,
 * because its name holds its content's hash: what is cached under that name is what was asked for. That the portal is
 * suspended is an answer (C-684).
 */
export function isNoAnswer(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  url: string,
): boolean {
  if (headers.has(SUSPENDED_PORTAL.header)) return false;
  const isGone = status === 404 && new URL(url).pathname.startsWith('/assets/');
  return isGone || status === 502 || status === 503 || status === 504;
}

/** Whether a cached answer is still one to show. */
export function isFresh(cached: Pick<Response, 'headers'>, now: number): boolean {
  return now - Number(cached.headers.get(CACHED_AT)) < CUSTOMER_LIFETIME;
}
