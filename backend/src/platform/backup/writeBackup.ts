import { inParallel } from '@portal/storage/parallel/inParallel';
import type pg from 'pg';
import { mediaKey, type MediaStorage } from '../media/mediaStorage.ts';
import { mediaVariants } from '../media/mediaVariant.ts';
import {
  fileKey,
  manifestKey,
  tableKey,
  writeManifest,
  type BackupFile,
  type BackupManifest,
} from './place/backupManifest.ts';
import type { BackupPlace } from './place/backupPlace.ts';
import { constraintsHash } from './tables/constraintsHash.ts';
import { copyTableOut } from './tables/copyTable.ts';
import { sayRowsAlike } from './tables/sayRowsAlike.ts';
import { listSequences, listTables } from './tables/listTables.ts';
import { rowsOf } from './tables/rowsOf.ts';
import { storeFile } from './place/storeFile.ts';

/** Files on their way at once. */
const FILES_AT_ONCE = 4;

/**
 * Writes database and files while the portal runs: the tables as they were at one moment, and every file they refer to.
 * @param name the backup's folder in its place; empty where the place holds one backup alone
 * @param known files that lie in the place already, by key: files never change, so that only new ones are copied
 */
export async function writeBackup(
  pool: pg.Pool,
  media: MediaStorage,
  place: BackupPlace,
  name: string,
  known: ReadonlyMap<string, BackupFile> = new Map(),
): Promise<BackupManifest> {
  await place.store.remove(manifestKey(name) + place.seal.suffix);
  const client = await pool.connect();
  let stored: Omit<BackupManifest, 'files'>;
  let ids: string[];
  try {
    await client.query('begin isolation level repeatable read read only');
    await sayRowsAlike(client);
    stored = await storeTables(client, place, name);
    ids = (await rowsOf<{ id: string }>(client, 'select id from media_files order by id')).map(
      ({ id }) => id,
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
  const wanted = ids.flatMap((id) => mediaVariants.map((variant) => ({ id, variant })));
  const files = await inParallel(FILES_AT_ONCE, wanted, async ({ id, variant }) => {
    const key = mediaKey(id, variant);
    const earlier = known.get(key);
    if (earlier !== undefined) return [earlier];
    // Without a size: removed since the snapshot, or a form that this kind of file does not have.
    if ((await media.size(id, variant)) === undefined) return [];
    return [{ key, ...(await storeFile(place, fileKey(key), await media.open(id, variant))) }];
  });
  const manifest = { ...stored, files: files.flat() };
  await writeManifest(place, name, manifest);
  return manifest;
}

async function storeTables(
  client: pg.PoolClient,
  place: BackupPlace,
  name: string,
): Promise<Omit<BackupManifest, 'files'>> {
  const madeAt = new Date();
  const tables: BackupManifest['tables'] = [];
  for (const table of await listTables(client)) {
    const rows = client.query(copyTableOut(table));
    const { sha256 } = await storeFile(place, tableKey(name, table.name), rows);
    tables.push({ ...table, rows: rows.rowCount, sha256 });
  }
  return {
    format: 2,
    made_at: madeAt.toISOString(),
    migrations: await rowsOf(client, 'select name, checksum from schema_migrations order by 1'),
    tables,
    sequences: await listSequences(client),
    constraints: await constraintsHash(client),
  };
}
