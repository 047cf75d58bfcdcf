/**
 * The provider's own id of something new: its name in small letters and figures, with a number where that is taken.
 * It stays when the name changes, because bookings know it.
 */
export function newRecordId(name: string, taken: Readonly<Record<string, unknown>>): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48);
  const base = plain === '' ? 'novo' : plain;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!Object.hasOwn(taken, id)) return id;
  }
}
