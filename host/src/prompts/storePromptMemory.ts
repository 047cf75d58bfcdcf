const KEY = 'portal.storesOffered';

/** The app stores are offered once in a tab: reloading a page must not ask again. */
export const storePromptMemory = {
  wasShown(): boolean {
    return sessionStorage.getItem(KEY) !== null;
  },
  remember(): void {
    sessionStorage.setItem(KEY, 'true');
  },
};
