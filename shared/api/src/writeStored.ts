/** Stores a value as JSON. A storage that is full or forbidden is ignored: the value then lives as long as the page. */
export function writeStored(storage: Pick<Storage, 'setItem'>, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse to store.
  }
}
