import { tabStorage } from '../session/safeStorage.ts';

const KEY = 'portal.storesOffered';

/** The app stores are offered once in a tab: reloading a page must not ask again. */
export const storePromptMemory = {
  wasShown: (): boolean => tabStorage.read(KEY) !== null,
  remember: (): void => tabStorage.write(KEY, 'true'),
};
