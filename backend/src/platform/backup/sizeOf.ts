import { filledTables } from './tables/restoreTables.ts';
import type { BackupManifest } from './place/backupManifest.ts';
import type { BackupSize } from './proveBackup.ts';

/** How much a backup says that it holds; of the bytes, those of its files. */
export function sizeOf(manifest: BackupManifest): BackupSize {
  const tables = filledTables(manifest);
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
