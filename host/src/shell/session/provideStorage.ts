/** A storage that forgets with the page. */
function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/**
 * Browsers that block cookies throw already when a storage is looked at. There the page gets one that
 * lives as long as it does, so that neither shell nor remotes have to think of it.
 */
export function provideStorage(page: Window = window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      page[name].getItem('');
    } catch {
      Object.defineProperty(page, name, { value: memoryStorage(), configurable: true });
    }
  }
}
