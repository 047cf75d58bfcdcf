import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { messageOf } from '@portal/domain/text/messageOf';
import { databaseFault } from '../databaseFault.ts';
import { newerMigrations } from './newerMigrations.ts';
import { readMigrations, type Migration } from './readMigrations.ts';
import { runInSteps, STEPS_MARK } from './runInSteps.ts';

// Any constant will do; it must only be the same in every process.
const lockKey = 4_812_734_001;
/** Between two looks whether another process is done. */
const turnMilliseconds = 200;
/**
 * How long a migration stands in line for a table, and how often, with a pause in between: some five minutes. Whoever comes
 * after it waits as well, and is refused after two seconds (C-838): it gives up before (C-848).
 */
const lockMilliseconds = 1000;
const pauseMilliseconds = 2000;
const lockTries = 100;
const lockNotAvailable = '55P03';

/**
 * Applies the SQL files of `backend/migrations` that this database has not seen, in the order of their
 * names, each in its own transaction, or in steps where it says so. Processes that start together wait for each other.
 * A file takes as long as it takes, but waits for a table that is in use only for a moment at a time: whoever stands in
 * line behind it waits as well.
 * @param folder where the files lie, when not there
 * @param only the files to apply, when not all: a restored database starts where its backup was made
 * @param say hears what is waited for, and that the database is of a newer version
 * @returns the names applied now
 * @throws Error when a file that was applied has been changed since, or when the database is of another line of versions
 */
export async function migrate(
  pool: pg.Pool,
  folder?: string,
  only?: ReadonlySet<string>,
  say: (message: string) => void = () => undefined,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query(`set lock_timeout = ${lockMilliseconds}`);
    await takeTurn(client, say);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const known = new Map<string, string>();
    const rows = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    for (const row of rows.rows) known.set(row.name, row.checksum);
    // Nobody uses the tables of a new database: what would be made in steps is made at once.
    const isNew = known.size === 0;
    const applied: string[] = [];
    const own = await readMigrations(folder);
    const newer = newerMigrations(own, known);
    if (newer.length > 0) say(`the database is of a newer version: it has ${newer.join(', ')}`);
    for (const migration of own) {
      if (known.has(migration.name) || only?.has(migration.name) === false) continue;
      await applyPatiently(client, { ...migration, isNew }, say);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    // With the limits of a migration it is of no use to anybody else.
    client.release(true);
  }
}

/** Waits until no other process brings the database up to date. */
async function takeTurn(client: pg.PoolClient, say: (message: string) => void): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lockKey],
    );
    if (rows[0]?.taken === true) return;
    if (isFirst) say('another process brings the database up to date; waiting for it');
    await delay(turnMilliseconds);
  }
}

interface Step extends Migration {
  /** Of the database. */
  isNew: boolean;
}

/** Tries again when a table is in use, and lets those through who stand in line meanwhile. */
async function applyPatiently(
  client: pg.PoolClient,
  step: Step,
  say: (message: string) => void,
): Promise<void> {
  for (let left = lockTries - 1; ; left -= 1) {
    try {
      return await apply(client, step);
    } catch (error) {
      const isLocked =
        error instanceof Error && databaseFault(error.cause)?.code === lockNotAvailable;
      if (!isLocked || left === 0) throw error;
      say(`the migration ${step.name} waits for a table that is in use`);
      await delay(pauseMilliseconds);
    }
  }
}

async function apply(client: pg.PoolClient, { name, text, checksum, isNew }: Step): Promise<void> {
  const note = () =>
    client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
  const isInSteps = text.startsWith(STEPS_MARK) && !isNew;
  try {
    if (isInSteps) await runInSteps(client, text);
    else {
      await client.query('begin');
      await client.query(text.replaceAll('create index concurrently', 'create index'));
    }
    await note();
    if (!isInSteps) await client.query('commit');
  } catch (error) {
    if (!isInSteps) await client.query('rollback');
    throw new Error(`The migration ${name} failed: ${messageOf(error)}`, { cause: error });
  }
}
