const LONGEST = 64;

/**
 * The provider's own id of a service or expert that its owner names: the name as an address writes it, with a number
 * where that is taken (SET-15). It fits what `PUT /services/{fo_id}` takes, also for a name without a single letter of
 * the alphabet, and does not change when the name does.
 * @param taken ids that the provider has, retired ones included
 */
export function newFoId(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, LONGEST - 5)
    .replace(/^-+|-+$/g, '');
  const base = plain === '' ? 'novo' : plain;
  let id = base;
  for (let number = 2; taken.includes(id); number += 1) id = `${base}-${number}`;
  return id;
}
