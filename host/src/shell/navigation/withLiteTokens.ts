import { queryOfNextPage } from '@portal/contract/addressParameters';
import type { PortalAddress } from '@portal/contract/navigation';
import { appPath } from '../../address/appPath.ts';

/** An address that a lite page leads to, with the page's `token` or `token_cal` where it is lite as well (SHL-31). */
export function withLiteTokens(
  to: PortalAddress,
  from: { readonly pathname: string; readonly search: string },
): PortalAddress {
  const target = new URL(
    typeof to === 'string'
      ? to
      : `${to.pathname ?? from.pathname}${to.search ?? ''}${to.hash ?? ''}`,
    `http://portal.invalid${from.pathname}`,
  );
  const path = appPath(target.pathname);
  const here = appPath(from.pathname);
  if (path === null || here === null) return to;
  const query = queryOfNextPage(
    { path: here, query: new URLSearchParams(from.search) },
    { path, query: target.searchParams },
  );
  if (query.toString() === target.searchParams.toString()) return to;
  return { pathname: target.pathname, search: `?${query.toString()}`, hash: target.hash };
}
