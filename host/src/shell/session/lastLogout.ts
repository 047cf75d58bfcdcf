import { sharedStorage } from './safeStorage.ts';

const KEY = 'portal.loggedOut';

/**
 * Which session was ended last in any tab, by its mark: a tab that slept knows by
 * it that its session is over, while a cookie that merely got lost is put back.
 */
export const lastLogout = {
  record: (mark: string) => sharedStorage.write(KEY, mark),
  was: (mark: string) => sharedStorage.read(KEY) === mark,
};
