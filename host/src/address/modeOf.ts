import type { Mode } from '@portal/contract/remoteManifest';
import { isLitePath } from '@portal/contract/paths';

/** Base path of the app (SHL-06). */
export const BASE = '/client';

/** The app path below the base: `/client/services` → `/services`. Null outside the app. */
export function appPath(pathname: string): string | null {
  if (pathname === BASE || pathname === `${BASE}/`) return '/';
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : null;
}

/** The mode that an app path and the presence of a session lead to (SHL-03..05). */
export function modeOf(path: string, hasSession: boolean, isDemo = false): Mode {
  if (isLitePath(path)) return 'lite';
  if (!hasSession) return 'visitor';
  return isDemo ? 'demo' : 'full';
}

/** Where the root path leads in each mode (SHL-10, SHL-11, C-26). */
export function homeOf(mode: Mode): string {
  if (mode === 'lite') return '/services-lite';
  return mode === 'visitor' ? '/login' : '/services';
}
