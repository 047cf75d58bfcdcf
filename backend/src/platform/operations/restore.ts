import { createReadStream } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../database/migrate.ts';
import { newId } from '../newId.ts';
import { mediaKey, type MediaStorage } from '../media/mediaStorage.ts';
import { mediaVariants } from '../media/mediaVariant.ts';
import { readManifest, type BackupManifest } from './backupManifest.ts';
import { rowsOf } from './rowsOf.ts';

/**
 * Puts a backup into a database: its tables as they were, its files, and then every migration that is newer than it.
 * @param replace throws away what the database holds
 * @throws Error before anything is touched: without a whole backup, with a portal running, or with data and no `replace`
 */
export async function restore(
  pool: pg.Pool,
  media: MediaStorage,
  folder: string,
  replace: boolean,
): Promise<{ manifest: BackupManifest; migrated: string[] }> {
  const manifest = readManifest(folder);
  await refuseRunningPortal(pool);
  const [table] = await rowsOf(pool, "select 1 from pg_tables where schemaname = 'public'");
  if (table !== undefined && !replace)
    throw new Error('The database is not empty. Say --replace to throw away what it holds.');
  await pool.query('drop schema public cascade');
  await pool.query('create schema public');
  await migrate(pool, undefined, new Set(manifest.migrations.map(({ name }) => name)));
  await compareMigrations(pool, manifest);
  await fillTables(pool, manifest, folder);
  await copyMedia(media, manifest.media, folder);
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

async function compareMigrations(pool: pg.Pool, manifest: BackupManifest): Promise<void> {
  const applied = await rowsOf<{ name: string; checksum: string }>(
    pool,
    'select name, checksum from schema_migrations',
  );
  for (const { name, checksum } of manifest.migrations)
    if (!applied.some((entry) => entry.name === name && entry.checksum === checksum))
      throw new Error(`The backup was made with another ${name}: it needs a newer portal.`);
}

async function fillTables(pool: pg.Pool, manifest: BackupManifest, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const tables = manifest.tables.filter(({ name }) => name !== 'schema_migrations');
    const names = tables.map(({ name }) => pg.escapeIdentifier(name));
    await client.query(`truncate ${names.join(', ')}`);
    for (const { name, columns, rows } of tables) {
      const table = pg.escapeIdentifier(name);
      const quoted = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
      // What the rows once set off has happened: no webhook or hint goes out again.
      await client.query(`alter table ${table} disable trigger user`);
      await pipeline(
        createReadStream(path.join(folder, 'tables', `${name}.copy.gz`)),
        createGunzip(),
        client.query(copyFrom(`copy ${table} (${quoted}) from stdin`)),
      );
      await client.query(`alter table ${table} enable trigger user`);
      const [counted] = await rowsOf<{ rows: number }>(
        client,
        `select count(*)::int as rows from ${table}`,
      );
      if (counted?.rows !== rows)
        throw new Error(`${name} has ${counted?.rows ?? 0} rows instead of ${rows}.`);
    }
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function copyMedia(media: MediaStorage, ids: string[], folder: string): Promise<void> {
  for (const id of ids) {
    for (const variant of mediaVariants) {
      const source = path.join(folder, 'media', mediaKey(id, variant));
      if ((await stat(source).catch(() => undefined)) === undefined) continue;
      const draft = path.join(media.temporaryFolder, newId());
      await copyFile(source, draft);
      await media.keep(id, variant, { file: draft });
    }
  }
}
