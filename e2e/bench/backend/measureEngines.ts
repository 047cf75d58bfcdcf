import { step } from '@portal/scripts/terminal/step';
import { startDebianPostgres } from '@portal/scripts/checks/debian/debianPostgres';
import { Problem } from '@portal/scripts/terminal/problem';
import { measureBackend } from './measureBackend.ts';

/** The built-in database, a server (that of DATABASE_URL, else Debian's, which needs root), or one after the other. */
const engines = ['embedded', 'server', 'both'] as const;
type EngineName = (typeof engines)[number];

/** @throws Problem for a name that is none */
function readEngine(name: string): EngineName {
  const engine = engines.find((known) => known === name);
  if (engine === undefined) throw new Problem(`--engine takes ${engines.join(', ')}.`);
  return engine;
}

async function onServer(runs: number, only: readonly string[]): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '')
    return measureBackend({ name: 'the server of DATABASE_URL', url: given }, runs, only);
  const server = await step('Starting a PostgreSQL server', () => startDebianPostgres());
  try {
    const { url, crash } = server;
    return await measureBackend({ name: 'a PostgreSQL server', url, crash }, runs, only);
  } finally {
    await server.stop();
  }
}

/** Measures the backend on the engines that are wanted; each table is told as soon as it is complete. */
export async function measureEngines(
  wanted: string,
  runs: number,
  only: readonly string[],
  tell: (table: string) => void,
): Promise<void> {
  const engine = readEngine(wanted);
  if (engine !== 'server')
    tell(await measureBackend({ name: 'embedded PostgreSQL', url: undefined }, runs, only));
  if (engine !== 'embedded') tell(await onServer(runs, only));
}
