import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { messageOf } from '@portal/domain/text/messageOf';
import type { Environment } from '../environment.ts';
import { databaseFault } from './databaseFault.ts';
import { watchDatabase, type DatabaseWatch } from './watch/watchDatabase.ts';
import {
  startEmbeddedServer,
  type EmbeddedServer,
  type ServerAddress,
} from './embedded/embeddedServer.ts';

export interface Connection {
  pool: pg.Pool;
  /** Undefined when DATABASE_URL names a server of somebody else. */
  server: EmbeddedServer | undefined;
  close(): Promise<void>;
}

/** A connection of a process that serves. */
export interface WatchedConnection extends Connection {
  /** Watches from now on whether the database answers, until it is stopped. */
  watch(): DatabaseWatch;
}

const databaseName = 'portal';
const connectWithinMilliseconds = 30_000;
const endWithinMilliseconds = 5000;
/** How long a statement waits for what another transaction holds (C-838). */
const limits = { lock_timeout: 2000 };
/** Wrong password, unknown user, no such database, a parameter that a pooler refuses: not cured by waiting. */
const refusals = new Set(['28P01', '28000', '3D000', '08P01']);

/** Connects to the server of DATABASE_URL, or starts the built-in one and connects to that. */
export async function connect(environment: Environment, log: Logger): Promise<WatchedConnection> {
  if (environment.databaseUrl !== undefined) {
    const config = { connectionString: environment.databaseUrl };
    const pool = createPool({ ...config, ...limits }, log);
    await untilReachable(pool, log);
    const watch = () => watchDatabase(config, log);
    return { pool, server: undefined, watch, close: () => endPool(pool) };
  }
  const server = await startEmbeddedServer({
    dataDirectory: environment.dataDirectory,
    log: (message, details) => log.info(details, message),
  });
  await createDatabase(server.address, databaseName);
  const config = { ...server.address, database: databaseName };
  const pool = createPool({ ...config, ...limits }, log);
  return {
    pool,
    server,
    watch: () => watchDatabase(config, log),
    close: async () => {
      await endPool(pool);
      await server.stop();
    },
  };
}

/** Ends the connections; one that a task holds for ever is left to the end of the process. */
async function endPool(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), delay(endWithinMilliseconds, undefined, { ref: false })]);
}

// A calendar day is a day wherever the server stands, not an instant.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** A pool that survives a restart of the server: lost connections are logged and replaced, never thrown. */
export function createPool(config: pg.PoolConfig, log: Pick<Logger, 'warn'>): pg.Pool {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'portal-backend',
    ...config,
  });
  pool.on('error', (error) =>
    log.warn({ error: error.message }, 'an idle database connection was lost'),
  );
  // Without a listener on a connection in use, node-postgres lets the process die with the server.
  pool.on('connect', (client) => {
    client.on('error', (error) =>
      log.warn({ error: error.message }, 'a database connection was lost'),
    );
  });
  return pool;
}

/** Creates a database unless it exists. */
async function createDatabase(address: ServerAddress, name: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function untilReachable(pool: pg.Pool, log: Logger): Promise<void> {
  const deadline = Date.now() + connectWithinMilliseconds;
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const fault = databaseFault(error);
      if (Date.now() > deadline || (fault !== undefined && refusals.has(fault.code))) {
        // A wait does not help against a wrong password.
        const reason = messageOf(error);
        throw new Error(
          `The database of DATABASE_URL cannot be reached (${reason}); check the address and that the server runs.`,
          { cause: error },
        );
      }
      log.info('waiting for the database server');
      await delay(500);
    }
  }
}
