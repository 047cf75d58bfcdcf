import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was free.');
  return address.port;
}

/** Starts a browser or its driver as the leader of a group, so that what it starts ends with it. */
export function startBrowser(name: string, args: string[], environment: object = {}): ChildProcess {
  return spawn(name, args, {
    detached: true,
    env: { ...process.env, TZ: 'Europe/Lisbon', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Ends it with all that it started. */
export async function stopBrowser(program: ChildProcess): Promise<void> {
  if (program.pid === undefined || program.exitCode !== null) return;
  const ended = once(program, 'exit');
  process.kill(-program.pid, 'SIGKILL');
  await ended;
}
