import { tabStorage } from './safeStorage.ts';

const KEY = 'portal.pendingTarget';

/**
 * The page that a visitor wanted and had to log in for. It survives a reload of the login page,
 * not the tab. That of a customer whose session expired (C-70) is for nobody else.
 */
export const pendingTarget = {
  remember: (path: string, userId = '') => tabStorage.write(KEY, encodeURIComponent(userId) + path),
  /** @param userId of whoever has come */
  read(userId: string | null): string | null {
    const kept = tabStorage.read(KEY) ?? '';
    const at = kept.indexOf('/');
    const owner = kept.slice(0, at);
    return at === 0 || (at > 0 && owner === encodeURIComponent(userId ?? ''))
      ? kept.slice(at)
      : null;
  },
  forget: () => tabStorage.remove(KEY),
};
