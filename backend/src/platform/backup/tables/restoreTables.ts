import pg from 'pg';
import { migrate } from '../../database/migration/migrate.ts';
import { readMigrations } from '../../database/migration/readMigrations.ts';
import { tableKey, type BackupManifest } from '../place/backupManifest.ts';
import type { BackupPlace } from '../place/backupPlace.ts';
import { copyTableIn } from './copyTable.ts';
import { readStoredFile } from '../place/storeFile.ts';

/**
 * Makes the tables of a backup in place of all that a database holds, with the migrations of then.
 * @throws Error before anything is touched when the backup was made with migrations that this version does not have; when
 *   it is damaged, or its rows break a rule of the tables
 */
export async function restoreTables(
  pool: pg.Pool,
  place: BackupPlace,
  name: string,
  manifest: BackupManifest,
): Promise<void> {
  await requireMigrations(manifest);
  await pool.query('drop schema public cascade');
  await pool.query('create schema public');
  await migrate(pool, undefined, new Set(manifest.migrations.map((migration) => migration.name)));
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await fillTables(client, place, name, manifest);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function requireMigrations({ migrations }: BackupManifest): Promise<void> {
  const own = await readMigrations();
  for (const { name, checksum } of migrations)
    if (!own.some((migration) => migration.name === name && migration.checksum === checksum))
      throw new Error(
        `The backup was made with a ${name} that this version does not have. Restore it with the version that made it, or a newer one.`,
      );
}

/** Tables of a backup that are filled; what migrations were applied says the database itself. */
export const filledTables = ({ tables }: BackupManifest): BackupManifest['tables'] =>
  tables.filter(({ name }) => name !== 'schema_migrations');

async function fillTables(
  client: pg.PoolClient,
  place: BackupPlace,
  backup: string,
  manifest: BackupManifest,
): Promise<void> {
  const tables = filledTables(manifest);
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) {
    const { name, rows, sha256 } = table;
    const quoted = pg.escapeIdentifier(name);
    // What the rows once set off has happened: no webhook or hint goes out again.
    await client.query(`alter table ${quoted} disable trigger user`);
    const copied = client.query(copyTableIn(table));
    await readStoredFile(place, tableKey(backup, name), sha256, copied);
    await client.query(`alter table ${quoted} enable trigger user`);
    if (copied.rowCount !== rows)
      throw new Error(`${name} has ${copied.rowCount} rows instead of ${rows}.`);
  }
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value]);
}
