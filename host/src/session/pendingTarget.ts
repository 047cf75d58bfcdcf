const KEY = 'portal.pendingTarget';

/**
 * The page that a visitor wanted and had to log in for. It survives a reload of the login page,
 * not the tab.
 */
export const pendingTarget = {
  remember(path: string): void {
    sessionStorage.setItem(KEY, path);
  },
  read(): string | null {
    return sessionStorage.getItem(KEY);
  },
  forget(): void {
    sessionStorage.removeItem(KEY);
  },
};
