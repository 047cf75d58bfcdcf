import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { mediaKey, type MediaStorage } from '../media/mediaStorage.ts';
import { mediaVariants } from '../media/mediaVariant.ts';
import { manifestName, type BackupManifest } from './backupManifest.ts';
import { listSequences, listTables } from './listTables.ts';
import { rowsOf } from './rowsOf.ts';

/**
 * Writes database and files into a folder while the portal runs: the tables as they were at one moment, and every
 * file they refer to. A folder of an earlier backup is brought up to date: files never change, so that only new ones
 * are copied.
 */
export async function backup(
  pool: pg.Pool,
  media: MediaStorage,
  folder: string,
): Promise<BackupManifest> {
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  await rm(path.join(folder, manifestName), { force: true });
  const client = await pool.connect();
  let manifest: BackupManifest;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    manifest = await copyTables(client, folder);
    await client.query('commit');
  } finally {
    client.release();
  }
  await copyMedia(media, manifest.media, folder);
  const draft = path.join(folder, `${manifestName}.new`);
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path.join(folder, manifestName));
  return manifest;
}

async function copyTables(client: pg.PoolClient, folder: string): Promise<BackupManifest> {
  const tables: BackupManifest['tables'] = [];
  for (const { name, columns } of await listTables(client)) {
    const quoted = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    const table = pg.escapeIdentifier(name);
    const target = path.join(folder, 'tables', `${name}.copy.gz`);
    await pipeline(
      client.query(copyTo(`copy ${table} (${quoted}) to stdout`)),
      createGzip(),
      createWriteStream(target, { mode: 0o600 }),
    );
    const [counted] = await rowsOf<{ rows: number }>(
      client,
      `select count(*)::int as rows from ${table}`,
    );
    tables.push({ name, columns, rows: counted?.rows ?? 0 });
  }
  const files = await rowsOf<{ id: string }>(client, 'select id from media_files order by id');
  return {
    format: 1,
    made_at: new Date().toISOString(),
    migrations: await rowsOf(client, 'select name, checksum from schema_migrations order by 1'),
    tables,
    sequences: await listSequences(client),
    media: files.map(({ id }) => id),
  };
}

async function copyMedia(media: MediaStorage, ids: string[], folder: string): Promise<void> {
  for (const id of ids) {
    for (const variant of mediaVariants) {
      const size = await media.size(id, variant);
      const target = path.join(folder, 'media', mediaKey(id, variant));
      const known = await stat(target).catch(() => undefined);
      // Without a size: removed since the snapshot, or a form that this kind of file does not have.
      if (size === undefined || known?.size === size) continue;
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(
        await media.open(id, variant),
        createWriteStream(`${target}.new`, { mode: 0o600 }),
      );
      await rename(`${target}.new`, target);
    }
  }
}
