import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import pg from 'pg';
import { createPool } from '../../platform/database/connect.ts';
import { startEmbeddedServer } from '../../platform/database/embedded/embeddedServer.ts';
import { migrate } from '../../platform/database/migration/migrate.ts';

/** Database that every test file gets a copy of. */
export const templateDatabase = 'portal_test_template';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection of the PostgreSQL server of this test run. */
    databaseServer: pg.ClientConfig;
  }
}

const quiet = { warn: () => undefined };

/**
 * Starts one PostgreSQL for the whole test run, or uses the server of PORTAL_TEST_DATABASE_URL, and prepares the
 * template. Runs that name only other folders do not wait for it.
 */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const named = process.argv
    .slice(2)
    // `--changed` takes the commit that is compared with.
    .filter((argument, index, all) => all[index - 1] !== '--changed' && argument !== 'run')
    .filter((argument) => !argument.startsWith('-'));
  if (named.length > 0 && !named.some((argument) => argument.includes('backend'))) return undefined;
  const url = process.env['PORTAL_TEST_DATABASE_URL'];
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  const server =
    url === undefined
      ? await startEmbeddedServer({ dataDirectory: folder, log: () => undefined })
      : undefined;
  const config: pg.ClientConfig =
    server === undefined ? { connectionString: url } : { ...server.address };
  const admin = new pg.Client(config);
  await admin.connect();
  await admin.query(`drop database if exists ${templateDatabase} with (force)`);
  await admin.query(`create database ${templateDatabase}`);
  if (server !== undefined) await spareTheDisk(admin);
  await admin.end();
  const pool = createPool(onDatabase(config, templateDatabase), quiet);
  await migrate(pool);
  await pool.end();
  project.provide('databaseServer', config);
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Lets a server that nobody needs after the tests answer before the disk has written: nothing here survives a power cut. */
async function spareTheDisk(admin: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
}

/** The same server, another database. */
export function onDatabase(config: pg.ClientConfig, database: string): pg.ClientConfig {
  if (config.connectionString === undefined) return { ...config, database };
  const url = new URL(config.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
