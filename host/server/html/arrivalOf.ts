import { isDemoDomain } from '../../src/address/isDemoDomain.ts';
import { liteHomeOf } from '../../src/address/lite/liteKey.ts';
import { redirectOf } from '../../src/address/redirectOf.ts';
import { startsLikeLite } from '../../src/address/lite/startsLikeLite.ts';

/** Where a visit will stand once the start has followed its address. */
export interface Arrival {
  /** App path below the base. */
  path: string;
  hasSession: boolean;
  /** The query leads to another page than the same path without it. */
  isRedirected: boolean;
}

/**
 * Where the start will lead, before its code is there: deep links go on to another page (SHL-11, SHL-39..41), and the
 * link to a demo company logs in (DEMO-02).
 * @param domain the provider's
 */
export function arrivalOf(
  { path, search, hasSession }: { path: string; search: string; hasSession: boolean },
  domain: string,
): Arrival {
  const query = new URLSearchParams(search);
  const target = redirectOf(path, query, hasSession) ?? liteHomeOf(path, search, hasSession);
  if (target !== null) return { path: target.split('?')[0] ?? '/', hasSession, isRedirected: true };
  const entersDemo = query.get('cli') && !startsLikeLite(path) && isDemoDomain(domain);
  if (entersDemo && !hasSession) return { path, hasSession: true, isRedirected: true };
  return { path, hasSession, isRedirected: false };
}
