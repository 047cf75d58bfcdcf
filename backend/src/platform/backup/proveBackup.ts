import type pg from 'pg';
import { migrate } from '../database/migration/migrate.ts';
import { readManifest, type BackupManifest } from './place/backupManifest.ts';
import type { BackupPlace } from './place/backupPlace.ts';
import { checkStoredFiles } from './place/checkStored.ts';
import { constraintsHash } from './tables/constraintsHash.ts';
import { copyTableOut } from './tables/copyTable.ts';
import { sayRowsAlike } from './tables/sayRowsAlike.ts';
import { listSequences } from './tables/listTables.ts';
import { filledTables, restoreTables } from './tables/restoreTables.ts';
import { withSpareDatabase } from './tables/withSpareDatabase.ts';
import { contentOf } from './place/storeFile.ts';

/** How much a backup holds. */
export interface BackupSize {
  tables: number;
  rows: number;
  files: number;
  /** Of the rows in COPY's text format and of the files, before they were packed. */
  bytes: number;
}

/**
 * Restores a backup into a spare database and compares what is there with what was stored: each table's rows, the rules of
 * the tables, the numbering; brings it up to this version; and reads every file.
 * @throws Error in a sentence: what of the backup is not as it was
 */
export async function proveBackup(
  pool: pg.Pool,
  place: BackupPlace,
  name: string,
): Promise<BackupSize> {
  const manifest = await readManifest(place, name);
  const rowBytes = await withSpareDatabase(pool, async (spare) => {
    await restoreTables(spare, place, name, manifest);
    const bytes = await compareTables(spare, manifest);
    await migrate(spare);
    return bytes;
  });
  const fileBytes = await checkStoredFiles(place, manifest);
  const tables = filledTables(manifest);
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    bytes: rowBytes + fileBytes,
  };
}

/** @returns bytes of the rows in COPY's text format */
async function compareTables(spare: pg.Pool, manifest: BackupManifest): Promise<number> {
  const client = await spare.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await sayRowsAlike(client);
    let bytes = 0;
    for (const table of filledTables(manifest)) {
      const restored = await contentOf(client.query(copyTableOut(table)));
      if (restored.sha256 !== table.sha256)
        throw new Error(`The rows of ${table.name} are others after the restore.`);
      bytes += restored.bytes;
    }
    if ((await constraintsHash(client)) !== manifest.constraints)
      throw new Error('The rules of the tables are others after the restore.');
    const sequences = JSON.stringify(await listSequences(client));
    if (sequences !== JSON.stringify(manifest.sequences))
      throw new Error('The numbering is another after the restore.');
    await client.query('commit');
    return bytes;
  } finally {
    client.release(true);
  }
}
