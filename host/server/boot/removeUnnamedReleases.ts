import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** So many files of releases are no burden: a hundred kilobytes each, one for each change of a rollout. */
const FEW = 20;
/** Where the file of a provider names its releases. */
const NAMED = /"releases":"([\w-]+)"/;

/** Where the files of releases are beside those of providers. */
export const releaseFolder = (folder: string): string => join(folder, 'releases');

async function namedIn(folder: string): Promise<Set<string>> {
  const named = new Set<string>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.json')) continue;
    const content = await readFile(join(folder, file), 'utf8').catch(() => '');
    const [, name] = NAMED.exec(content) ?? [];
    if (name !== undefined) named.add(name);
  }
  return named;
}

/**
 * Removes the files of releases that no provider's file names, once there are many. They are left for a while: who wrote one
 * names it afterwards.
 * @param folder where the files of providers are
 * @param age how long one is left at least, in milliseconds
 */
export async function removeUnnamedReleases(
  folder: string,
  age: number,
  now = Date.now(),
): Promise<void> {
  const inReleases = releaseFolder(folder);
  const files = await readdir(inReleases).catch(() => []);
  if (files.length <= FEW) return;
  const old: string[] = [];
  for (const file of files) {
    const { mtimeMs } = await stat(join(inReleases, file)).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > age) old.push(file);
  }
  if (old.length === 0) return;
  const named = await namedIn(folder);
  for (const file of old)
    if (!named.has(file.replace(/\.json$/, ''))) await rm(join(inReleases, file), { force: true });
}
