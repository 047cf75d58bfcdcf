import { isLitePath } from '@portal/contract/portalPaths';
import { liteHomeOf } from '../../address/liteAddress.ts';
import type { StartupContext } from './startupContext.ts';

/**
 * Where a deep link leads, as an app path with query; null to stay (SHL-39..41).
 */
export function redirectOf(
  path: string,
  query: URLSearchParams,
  hasSession: boolean,
): string | null {
  if (query.get('openAppointment') === 'true' && !isLitePath(path) && !hasSession) {
    return '/services-lite?openAppointment=true';
  }
  const schedule = hasSession ? '/schedule' : '/schedule-lite';
  const isThere = path === schedule || path.startsWith(`${schedule}/`);
  if (query.get('directAppointment') === 'true' && !isThere) {
    return `${schedule}?${query.toString()}`;
  }
  return null;
}

/** Step 3 (SHL-45): follows the redirect of a deep link; the steps after it see where it leads. */
export function applyRedirects(context: StartupContext): void {
  const { address, session, replace } = context;
  const hasSession = session.token() !== null;
  const target =
    redirectOf(address.path, address.query, hasSession) ??
    liteHomeOf(address.path, window.location.search, hasSession);
  if (target === null) return;
  const [path = '/', query = ''] = target.split('?');
  context.address = { path, query: new URLSearchParams(query) };
  replace(target);
}
