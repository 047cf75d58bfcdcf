import { isLitePath } from '@portal/contract/paths';
import { appPath } from '../../../address/appPath.ts';
import type { StartupContext } from '../startupContext.ts';

/**
 * Opens the lite visit of the page that a redirect may have led to (SHL-04, C-24); nothing elsewhere.
 * @throws ApiError when the service cannot be reached
 */
export async function openLite({ lite, session }: StartupContext): Promise<void> {
  const { pathname, search } = window.location;
  if (!isLitePath(appPath(pathname) ?? '/')) return;
  session.setLite(await lite.open(search, session.held() !== null));
}
