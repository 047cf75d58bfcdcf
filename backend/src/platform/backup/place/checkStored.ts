import { inParallel } from '@portal/storage/parallel/inParallel';
import { fileKey, tableKey, type BackupManifest } from './backupManifest.ts';
import type { BackupPlace } from './backupPlace.ts';
import { nowhere, readStoredFile } from './storeFile.ts';

const FILES_AT_ONCE = 4;

/** Reads every table of a backup to its end. @throws DamagedBackup when one is not what was stored */
export async function checkStoredTables(
  place: BackupPlace,
  name: string,
  { tables }: BackupManifest,
): Promise<void> {
  for (const table of tables)
    await readStoredFile(place, tableKey(name, table.name), table.sha256, nowhere());
}

/**
 * Reads every file of customers that a backup names.
 * @returns bytes that they hold together
 * @throws DamagedBackup when one is missing or not what was stored
 */
export async function checkStoredFiles(
  place: BackupPlace,
  { files }: BackupManifest,
): Promise<number> {
  const sizes = await inParallel(FILES_AT_ONCE, files, ({ key, sha256 }) =>
    readStoredFile(place, fileKey(key), sha256, nowhere()),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
