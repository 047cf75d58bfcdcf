import type pg from 'pg';
import type { MediaStorage } from '../media/mediaStorage.ts';
import { backupName, keptBackups, type KeepRule } from './place/keptBackups.ts';
import { readManifest, type BackupFile, type BackupManifest } from './place/backupManifest.ts';
import type { BackupPlace } from './place/backupPlace.ts';
import { recordBackupRun } from './backupRun.ts';
import { listBackups, type PlaceContent } from './place/listBackups.ts';
import { proveBackup, type BackupSize } from './proveBackup.ts';
import { removeSurplus } from './place/removeSurplus.ts';
import { sizeOf } from './sizeOf.ts';
import { whileAlone } from './tables/whileAlone.ts';
import { writeBackup } from './writeBackup.ts';

/**
 * Makes a backup named after the moment, restores it by itself into a spare database, and only when it proved itself removes
 * those that the rule no longer keeps, with the files that none of the kept ones names. Both are noted in the database.
 * @throws Error in a sentence: what of it failed; nothing was removed then
 */
export async function backupByRule(
  pool: pg.Pool,
  media: MediaStorage,
  place: BackupPlace,
  keep: KeepRule,
  now: Date,
): Promise<{ name: string; size: BackupSize; removed: string[] }> {
  const name = backupName(now);
  return whileAlone(pool, async () => {
    const manifests = new Map<string, BackupManifest>();
    await recordBackupRun(pool, 'BACKUP', name, async () => {
      const content = await listBackups(place);
      for (const earlier of content.backups)
        manifests.set(earlier, await readManifest(place, earlier));
      const made = await writeBackup(pool, media, place, name, knownFiles(content, manifests));
      manifests.set(name, made);
      return sizeOf(made);
    });
    const size = await recordBackupRun(pool, 'PROOF', name, () => proveBackup(pool, place, name));
    const kept = keptBackups([...manifests.keys()], keep);
    const removed = await removeSurplus(place, kept, manifests);
    return { name, size, removed };
  });
}

/** Files that lie in the place, by what the backups there say of them. */
function knownFiles(
  { files }: PlaceContent,
  manifests: ReadonlyMap<string, BackupManifest>,
): Map<string, BackupFile> {
  const named = [...manifests.values()].flatMap((manifest) => manifest.files);
  return new Map(named.filter(({ key }) => files.has(key)).map((file) => [file.key, file]));
}
