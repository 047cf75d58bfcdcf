const SLOW: readonly unknown[] = ['slow-2g', '2g'];

/** The customer saves data, or the connection is too slow to be given anything but what was asked for. */
export function isSaving(): boolean {
  // Not in every browser, and not in the library of types.
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const isSlow = SLOW.includes(Reflect.get(connection, 'effectiveType'));
  return isSlow || Reflect.get(connection, 'saveData') === true;
}
