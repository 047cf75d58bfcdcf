import { sharedStorage } from './safeStorage.ts';

const KEY = 'portal.loggedOut';

/**
 * Which session was ended last in any tab, by a short mark of its token: a tab that slept knows by
 * it that its session is over, while a cookie that merely got lost is put back.
 */
export const lastLogout = {
  record: (token: string) => sharedStorage.write(KEY, markOf(token)),
  was: (token: string) => sharedStorage.read(KEY) === markOf(token),
};

/** Six characters say which session it was and open nothing (C-107). */
function markOf(token: string): string {
  return token.slice(0, 6);
}
