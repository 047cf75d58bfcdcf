import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../../platform/database/connect.ts';
import { databaseOn, type Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/newId.ts';
import { onDatabase, templateDatabase } from './templateDatabase.ts';

export interface TestDatabase {
  pool: pg.Pool;
  database: Database;
  config: pg.ClientConfig;
  drop(): Promise<void>;
}

/** A migrated database of its own, copied from the template in some 40 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return copyOf(templateDatabase);
}

/** A database without any table. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return copyOf('template0');
}

async function copyOf(template: string): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `portal_test_${newId()}`;
  await asAdministrator(server, `create database ${name} template ${template}`);
  const config = onDatabase(server, name);
  const pool = createPool({ ...config, max: 10 }, { warn: () => undefined });
  return {
    pool,
    database: databaseOn(pool),
    config,
    drop: async () => {
      await pool.end();
      await asAdministrator(server, `drop database ${name} with (force)`);
    },
  };
}

async function asAdministrator(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    // Two copies at once: PostgreSQL refuses while another session uses the template.
    await client.query("select pg_advisory_lock(hashtext('portal test databases'))");
    await client.query(statement);
  } finally {
    await client.end();
  }
}
