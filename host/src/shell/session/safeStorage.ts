export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * A storage of the browser that never throws: when it is blocked or full, the value is kept for as
 * long as the page lives.
 * @param find gives the storage; browsers that block it throw here already.
 */
export function safeStorage(find: () => Storage): SafeStorage {
  const kept = new Map<string, string>();

  function attempt<Result>(act: (storage: Storage) => Result): Result | null {
    try {
      return act(find());
    } catch {
      return null;
    }
  }

  return {
    read: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)),
    write(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) kept.delete(key);
      else kept.set(key, value);
    },
    remove(key) {
      kept.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** What lives as long as this tab. */
export const tabStorage = safeStorage(() => window.sessionStorage);

/** What all tabs of this provider share. */
export const sharedStorage = safeStorage(() => window.localStorage);
