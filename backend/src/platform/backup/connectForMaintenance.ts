import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { connect, createPool, type Connection } from '../database/connect.ts';
import type { Environment } from '../environment.ts';

/**
 * Connects to the portal's database for a command that runs beside it. The built-in server of a portal that runs is
 * used as it is; otherwise it is started for the time of the command.
 */
export async function connectForMaintenance(
  environment: Environment,
  log: Logger,
): Promise<Connection> {
  const settings = { max: 2, statement_timeout: 0, application_name: 'portal-maintenance' };
  if (environment.databaseUrl !== undefined) {
    const pool = createPool({ connectionString: environment.databaseUrl, ...settings }, log);
    return { pool, server: undefined, close: () => pool.end() };
  }
  try {
    return await connect(environment, log);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('is in use by process')) throw error;
    const pool = createPool({ ...runningServer(environment.dataDirectory), ...settings }, log);
    return { pool, server: undefined, close: () => pool.end() };
  }
}

/** Where the built-in server of a folder listens, by what PostgreSQL itself wrote down. */
function runningServer(dataDirectory: string) {
  const lines = readFileSync(path.join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8').split(
    '\n',
  );
  const [, , , port = '', socketFolder = '', address = ''] = lines;
  return {
    host: socketFolder === '' ? address : socketFolder,
    port: Number(port),
    user: 'portal',
    password: readFileSync(path.join(dataDirectory, 'postgres.password'), 'utf8').trim(),
    database: 'portal',
  };
}
