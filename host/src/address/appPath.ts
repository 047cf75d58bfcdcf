/** Base path of the app (SHL-06). */
export const BASE = '/client';

/** The app path below the base: `/client/services` → `/services`. Null outside the app. */
export function appPath(pathname: string): string | null {
  if (pathname === BASE || pathname === `${BASE}/`) return '/';
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : null;
}
