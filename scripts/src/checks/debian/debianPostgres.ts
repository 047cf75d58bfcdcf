import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kill } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { installDebianPackages } from './debianPackages.ts';
import { Problem } from '../../terminal/problem.ts';
import { runProgram } from '../../processes/runProgram.ts';

const PORT = 4509;
const VERSIONS_FOLDER = '/usr/lib/postgresql';

function findBinaries(): string | undefined {
  if (!existsSync(VERSIONS_FOLDER)) return undefined;
  const newest = readdirSync(VERSIONS_FOLDER)
    .map(Number)
    .sort((a, b) => b - a)[0];
  return newest === undefined ? undefined : join(VERSIONS_FOLDER, String(newest), 'bin');
}

async function asPostgres(program: string, args: readonly string[]): Promise<void> {
  const ended = await runProgram('setpriv', [
    '--reuid=postgres',
    '--regid=postgres',
    '--init-groups',
    program,
    ...args,
  ]);
  if (ended.code !== 0) throw new Problem(`${program} failed:\n${ended.output}`);
}

/** A PostgreSQL server of Debian's package, on its own port and with an empty folder. */
export interface DebianPostgres {
  /** Connection string for DATABASE_URL. */
  url: string;
  /** Ends the server by force and starts it again at once, as a supervisor does. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts Debian's PostgreSQL, installing its package when it is missing. Needs root.
 * @param settings that differ from the server's own, `fsync=off`
 * @throws Problem when that did not work.
 */
export async function startDebianPostgres(
  settings: readonly string[] = [],
): Promise<DebianPostgres> {
  if (findBinaries() === undefined) await installDebianPackages(['postgresql']);
  const binaries = findBinaries();
  if (binaries === undefined) throw new Problem('The package postgresql could not be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const data = join(folder, 'data');
  const control = join(binaries, 'pg_ctl');
  await runProgram('chown', ['postgres:postgres', folder]);
  await asPostgres(join(binaries, 'initdb'), [
    '-D',
    data,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  const all = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    'recovery_init_sync_method=syncfs',
    ...settings,
  ];
  const options = [`-p ${PORT} -k ${folder}`, ...all.map((setting) => `-c ${setting}`)].join(' ');
  const log = join(folder, 'server.log');
  const start = () => asPostgres(control, ['-D', data, '-w', '-l', log, '-o', options, 'start']);
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${PORT}/postgres`,
    crash: async () => {
      const [id = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      kill(Number(id), 'SIGKILL');
      // The first start may find children of the old server that have not ended yet.
      for (let tries = 0; ; tries += 1) {
        try {
          return await start();
        } catch (error) {
          if (tries === 20) throw error;
          await delay(50);
        }
      }
    },
    stop: async () => {
      await asPostgres(control, ['-D', data, '-m', 'fast', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
