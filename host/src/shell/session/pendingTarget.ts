import { tabStorage } from './safeStorage.ts';

const KEY = 'portal.pendingTarget';

/**
 * The page that a visitor wanted and had to log in for. It survives a reload of the login page,
 * not the tab.
 */
export const pendingTarget = {
  remember: (path: string) => tabStorage.write(KEY, path),
  read: () => tabStorage.read(KEY),
  forget: () => tabStorage.remove(KEY),
};
