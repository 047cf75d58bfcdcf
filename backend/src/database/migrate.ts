import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const defaultFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
// Any constant will do; it must only be the same in every process.
const lockKey = 4_812_734_001;

/**
 * Applies the SQL files of `backend/migrations` that this database has not seen, in the order of their
 * names, each in its own transaction. Processes that start together wait for each other.
 * @param only the files to apply, when not all: a restored database starts where its backup was made
 * @returns the names applied now
 * @throws Error when a file that was applied has been changed since
 */
export async function migrate(
  pool: pg.Pool,
  folder: string = defaultFolder,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const known = new Map<string, string>();
    const rows = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    for (const row of rows.rows) known.set(row.name, row.checksum);
    const applied: string[] = [];
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      if (only !== undefined && !only.has(name)) continue;
      const text = await readFile(path.join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      const seen = known.get(name);
      if (seen !== undefined) {
        if (seen !== checksum)
          throw new Error(
            `The migration ${name} was changed after it had been applied; add a new file instead.`,
          );
        continue;
      }
      await apply(client, name, text, checksum);
      applied.push(name);
    }
    return applied;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release();
  }
}

async function apply(
  client: pg.PoolClient,
  name: string,
  text: string,
  checksum: string,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(
      `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
