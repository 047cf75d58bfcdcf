import pg from 'pg';
import { createPool } from '../../database/connect.ts';
import { databaseFault } from '../../database/databaseFault.ts';
import { rowsOf } from './rowsOf.ts';

const notAllowed = '42501';

/**
 * Does something with an empty database on the same server, which is dropped again; one that a proof left behind that was
 * killed gives way.
 * @throws Error in a sentence when the user may not create databases
 */
export async function withSpareDatabase<Result>(
  pool: pg.Pool,
  work: (spare: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const [own] = await rowsOf<{ name: string }>(pool, 'select current_database() as name');
  const database = `${(own?.name ?? '').slice(0, 50)}_proof`;
  const quoted = pg.escapeIdentifier(database);
  const drop = `drop database if exists ${quoted} with (force)`;
  await pool.query(drop);
  try {
    await pool.query(`create database ${quoted} template template0 encoding 'UTF8'`);
  } catch (cause) {
    if (databaseFault(cause)?.code !== notAllowed) throw cause;
    throw new Error(
      'The proof needs a spare database: let the user of DATABASE_URL create one (alter role portal createdb).',
      { cause },
    );
  }
  const { host, port, user, password, ssl } = new pg.Client(pool.options);
  const spare = createPool(
    {
      ...{ host, port, user, password, ssl, database, max: 2, statement_timeout: 0 },
      application_name: 'portal-maintenance',
    },
    { warn: () => undefined },
  );
  try {
    return await work(spare);
  } finally {
    await spare.end();
    await pool.query(drop);
  }
}
