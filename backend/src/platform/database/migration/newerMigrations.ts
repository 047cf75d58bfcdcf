import type { Migration } from './readMigrations.ts';

/**
 * What a database has that comes after everything of this version: one that a newer version brought up to date is served,
 * so that an update needs no pause and can be taken back (C-857).
 * @param own the migrations of this version, in order
 * @param applied checksums of those that the database has, by name
 * @returns names, in order; none of a database of this version or an older one
 * @throws Error in sentences when the database is of another line of versions, or when one of these was changed since
 */
export function newerMigrations(
  own: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): string[] {
  const names = own.map(({ name }) => name);
  const unknown = [...applied.keys()].filter((name) => !names.includes(name)).sort();
  const isNewer =
    names.every((name) => applied.has(name)) &&
    unknown.every((name) => name > (names.at(-1) ?? ''));
  if (unknown.length > 0 && !isNewer)
    throw new Error(
      `This database was made by other migrations than those of this version, which does not know ${unknown[0]}. Use an empty one, or the version that made it; in development, remove the data folder.`,
    );
  for (const { name, checksum } of own)
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new Error(
        `The migration ${name} was changed after it had been applied; add a new file instead.`,
      );
  return unknown;
}
