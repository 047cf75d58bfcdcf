import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { choosePlace } from './choosePlace.ts';
import { claimFolder } from './claimFolder.ts';
import { clearLeftoverServer } from './clearLeftoverServer.ts';
import { initialiseCluster } from './initialiseCluster.ts';
import { launchServer } from './launchServer.ts';
import { findServerBinaries } from './serverBinaries.ts';
import { chooseServerIdentity } from './serverIdentity.ts';

/** Where a client finds the server. `host` is a folder when the connection is a unix socket. */
export interface ServerAddress {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export interface EmbeddedServer {
  address: ServerAddress;
  /** Process id of the running postmaster. */
  processId(): number | undefined;
  /** Ends all connections and the server; safe to call twice. */
  stop(): Promise<void>;
}

interface Options {
  /** Folder that gets `postgres` (the data), the password and, when its path is short enough, the socket. */
  dataDirectory: string;
  log: (message: string, details?: Record<string, unknown>) => void;
}

const superuser = 'portal';
const startWithinMilliseconds = 30_000;

/**
 * Starts the PostgreSQL that npm delivered, with its data below `dataDirectory`, and keeps it running:
 * when the server ends without having been asked to, it is started again at the same address.
 * @throws Error with a cure when the folder is in use or the server does not start.
 */
export async function startEmbeddedServer({
  dataDirectory,
  log,
}: Options): Promise<EmbeddedServer> {
  mkdirSync(dataDirectory, { recursive: true });
  const claim = claimFolder(path.join(dataDirectory, 'postgres.owner'));
  try {
    return await startClaimed(dataDirectory, log, claim.release);
  } catch (error) {
    claim.release();
    throw error;
  }
}

async function startClaimed(
  dataDirectory: string,
  log: Options['log'],
  release: () => void,
): Promise<EmbeddedServer> {
  const binaries = findServerBinaries();
  const folder = path.join(path.resolve(dataDirectory), 'postgres');
  const identity = chooseServerIdentity(folder, path.dirname(binaries.postgres));
  await clearLeftoverServer(folder);
  const password = readOrMakePassword(path.join(dataDirectory, 'postgres.password'));
  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    log('creating the database folder', { folder });
    await initialiseCluster(binaries, identity, folder, superuser, password);
  }
  const place = await choosePlace(dataDirectory, identity);
  const address: ServerAddress = {
    host: place.host,
    port: place.port,
    user: superuser,
    password,
    database: 'postgres',
  };

  let stopping = false;
  let child = launchServer(binaries, identity, folder, place);
  const supervise = (watched: ChildProcess): void => {
    watched.once('exit', (code, signal) => {
      if (stopping) return;
      log('the database server ended unexpectedly; starting it again', { code, signal });
      void clearLeftoverServer(folder)
        .then(() => delay(250))
        .then(() => {
          if (stopping) return;
          child = launchServer(binaries, identity, folder, place);
          supervise(child);
        });
    });
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGINT');
      await ended;
    }
    place.remove();
    release();
  };

  try {
    await untilReady(address, child);
  } catch (error) {
    await stop();
    throw error;
  }
  supervise(child);
  return { address, processId: () => child.pid, stop };
}

function readOrMakePassword(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

async function untilReady(address: ServerAddress, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startWithinMilliseconds;
  let spawnError: Error | undefined;
  child.once('error', (error) => (spawnError = error));
  for (;;) {
    if (spawnError !== undefined) throw spawnError;
    if (child.exitCode !== null)
      throw new Error(
        `The database server ended while starting (exit code ${child.exitCode}); see postgres/log in the data folder.`,
      );
    const client = new pg.Client(address);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(30);
    }
  }
}
