import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { migrate } from '../database/migration/migrate.ts';
import { newId } from '../newId.ts';
import type { MediaStorage } from '../media/mediaStorage.ts';
import { fileKey, readManifest, type BackupManifest } from './place/backupManifest.ts';
import type { BackupPlace } from './place/backupPlace.ts';
import { checkStoredFiles, checkStoredTables } from './place/checkStored.ts';
import { restoreTables } from './tables/restoreTables.ts';
import { rowsOf } from './tables/rowsOf.ts';
import { readStoredFile } from './place/storeFile.ts';

/**
 * Puts a backup into a database: its tables as they were, its files, and then every migration that is newer than it.
 * @param name the backup's folder in its place; empty where the place holds one backup alone
 * @param replace throws away what the database holds
 * @throws Error before anything is touched: without a whole backup, when one byte of it differs or the key is another,
 *   when it was made with migrations that this version does not have, with a portal running, or with data and no `replace`
 */
export async function restore(
  pool: pg.Pool,
  media: MediaStorage,
  place: BackupPlace,
  name: string,
  replace: boolean,
): Promise<{ manifest: BackupManifest; migrated: string[] }> {
  const manifest = await readManifest(place, name);
  await refuseRunningPortal(pool);
  const [table] = await rowsOf(pool, "select 1 from pg_tables where schemaname = 'public'");
  if (table !== undefined && !replace)
    throw new Error('The database is not empty. Say --replace to throw away what it holds.');
  await checkStoredTables(place, name, manifest);
  await checkStoredFiles(place, manifest);
  await restoreTables(pool, place, name, manifest);
  await putBack(media, place, manifest);
  return { manifest, migrated: await migrate(pool) };
}

async function refuseRunningPortal(pool: pg.Pool): Promise<void> {
  const [running] = await rowsOf(
    pool,
    `select 1 from pg_stat_activity where datname = current_database() and application_name = 'portal-backend'
       and pid <> pg_backend_pid()`,
  );
  if (running !== undefined) throw new Error('A portal runs on this database. Stop it first.');
}

async function putBack(
  media: MediaStorage,
  place: BackupPlace,
  { files }: BackupManifest,
): Promise<void> {
  for (const { key, sha256 } of files) {
    const draft = path.join(media.temporaryFolder, newId());
    await readStoredFile(place, fileKey(key), sha256, createWriteStream(draft, { mode: 0o600 }));
    await media.store.put(key, draft);
  }
}
