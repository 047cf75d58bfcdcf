import { inParallel } from '@portal/storage/parallel/inParallel';
import { fileKey, manifestKey, type BackupManifest } from './backupManifest.ts';
import type { BackupPlace } from './backupPlace.ts';
import { backupOfKey } from './keptBackups.ts';
import { listBackups } from './listBackups.ts';

const FILES_AT_ONCE = 4;

/**
 * Removes every dated backup but the kept ones, those that never became whole, and the files of customers that no kept one
 * names.
 * @param manifests of the kept ones at least
 * @returns names of the backups that are gone
 */
export async function removeSurplus(
  place: BackupPlace,
  kept: ReadonlySet<string>,
  manifests: ReadonlyMap<string, BackupManifest>,
): Promise<string[]> {
  const content = await listBackups(place);
  const named = new Set(
    [...kept].flatMap((name) => {
      const manifest = manifests.get(name);
      if (manifest === undefined) throw new Error(`${name} is kept, and was not read.`);
      return manifest.files.map(({ key }) => fileKey(key) + place.seal.suffix);
    }),
  );
  const isManifest = (key: string): boolean => key.startsWith(manifestKey(backupOfKey(key) ?? ''));
  const surplus = content.dated.filter((key) => !kept.has(backupOfKey(key) ?? ''));
  // Without its manifest a backup is none, whatever happens to the rest.
  for (const key of surplus.filter(isManifest)) await place.store.remove(key);
  const rest = [
    ...surplus.filter((key) => !isManifest(key)),
    ...content.stored.filter((key) => !named.has(key)),
  ];
  await inParallel(FILES_AT_ONCE, rest, (key) => place.store.remove(key));
  return content.backups.filter((name) => !kept.has(name));
}
