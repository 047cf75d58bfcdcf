import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { claimFolder } from './claimFolder.ts';
import { clearLeftoverServer } from './clearLeftoverServer.ts';
import { findServerBinaries, type ServerBinaries } from './serverBinaries.ts';
import {
  chooseServerIdentity,
  commandFor,
  handOver,
  type ServerIdentity,
} from './serverIdentity.ts';

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
// sockaddr_un holds 104 bytes on macOS; PostgreSQL adds "/.s.PGSQL.5432".
const longestSocketFolder = 85;

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
    await initialise(binaries, identity, folder, password);
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
  let child = launch(binaries, identity, folder, place);
  const supervise = (watched: ChildProcess): void => {
    watched.once('exit', (code, signal) => {
      if (stopping) return;
      log('the database server ended unexpectedly; starting it again', { code, signal });
      void clearLeftoverServer(folder)
        .then(() => delay(250))
        .then(() => {
          if (stopping) return;
          child = launch(binaries, identity, folder, place);
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

/** Makes the cluster in a folder beside the final one, so that an interrupted start leaves nothing half made. */
async function initialise(
  binaries: ServerBinaries,
  identity: ServerIdentity,
  folder: string,
  password: string,
): Promise<void> {
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.initial-password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  handOver(identity, draft);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  handOver(identity, passwordFile);
  try {
    await run(identity, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]);
    renameSync(draft, folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function run(
  identity: ServerIdentity,
  program: string,
  programParameters: string[],
): Promise<void> {
  const { command, parameters, options } = commandFor(identity, program, programParameters);
  const child = spawn(command, parameters, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: tmpdir(),
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`${path.basename(program)} failed: ${errors.trim()}`);
}

interface Place {
  host: string;
  port: number;
  parameters: string[];
  remove(): void;
}

/** A unix socket in a private folder; loopback TCP on a free port where there are no such sockets. */
async function choosePlace(dataDirectory: string, identity: ServerIdentity): Promise<Place> {
  if (process.platform === 'win32') {
    const port = await freePort();
    return {
      host: '127.0.0.1',
      port,
      parameters: ['-c', 'listen_addresses=127.0.0.1', '-p', String(port)],
      remove: () => undefined,
    };
  }
  const near = path.join(path.resolve(dataDirectory), 'socket');
  const isNear = Buffer.byteLength(near) <= longestSocketFolder;
  if (isNear) mkdirSync(near, { recursive: true });
  const host = isNear ? near : mkdtempSync(path.join(tmpdir(), 'portal-'));
  chmodSync(host, 0o700);
  handOver(identity, host);
  return {
    host,
    port: 5432,
    parameters: ['-c', 'listen_addresses=', '-k', host],
    remove: () => rmSync(host, { recursive: true, force: true }),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  if (address === null || typeof address === 'string')
    throw new Error('No free port on this machine.');
  return address.port;
}

function launch(
  binaries: ServerBinaries,
  identity: ServerIdentity,
  folder: string,
  place: Place,
): ChildProcess {
  const { command, parameters, options } = commandFor(identity, binaries.postgres, [
    '-D',
    folder,
    ...place.parameters,
    '-c',
    'max_connections=200',
    '-c',
    'timezone=UTC',
    '-c',
    'log_timezone=UTC',
    '-c',
    'logging_collector=on',
    '-c',
    'log_directory=log',
    '-c',
    'log_filename=postgres-%a.log',
    '-c',
    'log_truncate_on_rotation=on',
    // The details of a conflict hold the value, an e-mail for example.
    '-c',
    'log_error_verbosity=terse',
    // After a crash everything is made durable before it is replayed: at once instead of file by file, which takes seconds.
    ...(process.platform === 'linux' ? ['-c', 'recovery_init_sync_method=syncfs'] : []),
  ]);
  // detached: Ctrl+C in a terminal reaches the whole group, and the server must outlive the requests being answered.
  return spawn(command, parameters, { ...options, detached: true, stdio: 'ignore', cwd: tmpdir() });
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
