import { createServer } from 'node:http';
import type { ServerName, Stack } from './stack.ts';

/** A small server by which fault tests stop and start the processes of their portal. */
export interface StackControl {
  stop(): Promise<void>;
}

const NAMES: readonly ServerName[] = ['backend', 'gateway', 'edge'];

function readCommand(address: string | undefined) {
  const [, action, wanted] = (address ?? '').split('/');
  const name = NAMES.find((known) => known === wanted);
  if (name === undefined || (action !== 'stop' && action !== 'start')) return undefined;
  return { action, name };
}

/** Answers `POST /stop/backend` and `POST /start/backend` when that has happened. */
export function controlStack(stack: Stack, port: number): Promise<StackControl> {
  const server = createServer((request, response) => {
    const command = readCommand(request.url);
    if (request.method !== 'POST' || command === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { action, name } = command;
    const done = action === 'stop' ? stack.stopOne(name) : stack.startOne(name);
    done.then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({ stop: () => new Promise((closed) => server.close(() => closed())) }),
    );
  });
}
