import { rm, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Backend } from '../backend.ts';

const keepMilliseconds = 24 * 3600 * 1000;
const batch = 500;

/**
 * Removes what an upload left that was cut off by the end of its process: files without a row, and arrivals,
 * both older than a day. Real time counts, as the files carry it.
 * @returns how many files were removed
 */
export async function sweepMedia(
  { media, database }: Pick<Backend, 'media' | 'database'>,
  now: Date = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - keepMilliseconds);
  let removed = await sweepArrivals(media.temporaryFolder, before);
  let keys: string[] = [];
  const removeOrphans = async (): Promise<void> => {
    const ids = keys.map(idOf);
    const known = await database
      .selectFrom('mediaFiles')
      .select('id')
      .where('id', '=', sql<string>`any(${ids})`)
      .execute();
    const kept = new Set(known.map(({ id }) => id));
    for (const key of keys.filter((entry) => !kept.has(idOf(entry)))) {
      await media.store.remove(key);
      removed += 1;
    }
    keys = [];
  };
  for await (const { key, changedAt } of media.store.list()) {
    if (changedAt < before) keys.push(key);
    if (keys.length >= batch) await removeOrphans();
  }
  await removeOrphans();
  return removed;
}

function idOf(key: string): string {
  return /([0-9a-z]+)\.\w+$/.exec(key)?.[1] ?? '';
}

async function sweepArrivals(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found === undefined || found.mtime >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
