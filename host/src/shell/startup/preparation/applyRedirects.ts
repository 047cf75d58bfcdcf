import { liteHomeOf } from '../../../address/lite/liteKey.ts';
import { redirectOf } from '../../../address/redirectOf.ts';
import type { StartupContext } from '../startupContext.ts';

/** Step 3 (SHL-45): follows the redirect of a deep link; the steps after it see where it leads. */
export function applyRedirects(context: StartupContext): void {
  const { address, session, replace } = context;
  const hasSession = session.held() !== null;
  const target =
    redirectOf(address.path, address.query, hasSession) ??
    liteHomeOf(address.path, window.location.search, hasSession);
  if (target === null) return;
  const [path = '/', query = ''] = target.split('?');
  context.address = { path, query: new URLSearchParams(query) };
  replace(target);
}
