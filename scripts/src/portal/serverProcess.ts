import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../packages.ts';
import { isHealthy } from './isHealthy.ts';
import { Problem } from '../terminal/problem.ts';

const START_MILLISECONDS = 60_000;
const STOP_MILLISECONDS = 15_000;
const POLL_MILLISECONDS = 100;
const LOG_TAIL_LINES = 20;

/** What one server process is. */
export interface ServerDefinition {
  /** Name for messages and its log file: `backend`. */
  name: string;
  /** TypeScript program from the project's folder. */
  program: string;
  /** How Node is started for it; as usual by default. */
  flags?: readonly string[];
  /** Address that answers 200 when the process is ready; `unix:` and the path of its socket where it has no other. */
  health: string;
  environment: Record<string, string>;
  logFolder: string;
}

/** A running server process. */
export interface ServerProcess {
  readonly name: string;
  readonly processId: number;
  /** Resolves with a sentence when the process ends without having been asked to. */
  readonly lost: Promise<string>;
  /** Asks it to end, waits, and ends it by force after 15 s. Safe to call twice. */
  stop(): Promise<void>;
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_TAIL_LINES).join('\n');
}

function launch(definition: ServerDefinition, log: string): ChildProcess {
  const output = openSync(log, 'w');
  const follow = new URL('../processes/followParent.mjs', import.meta.url).href;
  const child = spawn(
    process.execPath,
    [
      ...(definition.flags ?? []),
      '--import',
      'tsx',
      '--import',
      follow,
      join(root, definition.program),
    ],
    {
      cwd: root,
      env: { ...process.env, ...definition.environment },
      // The channel lets the process notice that its parent is gone.
      stdio: ['ignore', output, output, 'ipc'],
      // An own process group: Ctrl+C reaches only the parent, which stops its servers in order.
      detached: true,
    },
  );
  closeSync(output);
  return child;
}

/**
 * Starts a server and resolves when it answers its health address.
 * @throws Problem with the end of its log when it ends or does not answer within a minute.
 */
export async function startServer(definition: ServerDefinition): Promise<ServerProcess> {
  mkdirSync(definition.logFolder, { recursive: true });
  const log = join(definition.logFolder, `${definition.name}.log`);
  const child = launch(definition, log);
  let stopping = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;

  const stop = async (): Promise<void> => {
    stopping = true;
    if (hasEnded() || child.pid === undefined) return;
    child.kill('SIGTERM');
    const timeout = new AbortController();
    const forced = delay(STOP_MILLISECONDS, 'late', { signal: timeout.signal }).catch(
      () => 'ended',
    );
    if ((await Promise.race([ended, forced])) === 'late') child.kill('SIGKILL');
    timeout.abort();
    await ended;
  };

  const deadline = Date.now() + START_MILLISECONDS;
  while (!(await isHealthy(definition.health))) {
    if (hasEnded() || child.pid === undefined) {
      throw new Problem(
        `The ${definition.name} ended at its start. Its log (${log}):\n${tail(log)}`,
      );
    }
    if (Date.now() > deadline) {
      await stop();
      throw new Problem(
        `The ${definition.name} did not answer within a minute. Its log (${log}):\n${tail(log)}`,
      );
    }
    await delay(POLL_MILLISECONDS);
  }

  const lost = new Promise<string>((resolve) => {
    void ended.then(() => {
      if (!stopping) resolve(`The ${definition.name} ended unexpectedly. Its log is ${log}.`);
    });
  });
  return { name: definition.name, processId: child.pid ?? 0, lost, stop };
}
