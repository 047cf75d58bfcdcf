import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The backend as a process of its own. */
export interface BackendProcess {
  child: ChildProcess;
  port: number;
  address: string;
  /** Resolves with the exit code and everything that was written. */
  ended: Promise<{ code: number | null; output: string }>;
  /** Everything that was written so far. */
  output(): string;
  /** Ends it as an operator would, and waits. */
  stop(): Promise<void>;
}

/**
 * A port that nobody listens on now. It lies below those that systems give to connections and to
 * listeners without a wish, so that nothing else of this run takes it before the program does.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts the program with its own database in the folder of PORTAL_DATA_DIR. Does not wait until it answers. */
export function startBackendProcess(
  port: number,
  variables: Record<string, string>,
): BackendProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORTAL_ENVIRONMENT: 'test',
      PORTAL_BACKEND_PORT: String(port),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  return {
    child,
    port,
    address: `http://127.0.0.1:${port}`,
    ended,
    output: () => output,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits until it answers. @throws Error with everything it wrote when it ends instead */
export async function untilHealthy({ address, ended }: BackendProcess): Promise<void> {
  const gone = ended.then(({ output }) => {
    throw new Error(output);
  });
  for (;;) {
    const isUp = await Promise.race([
      fetch(`${address}/health`).then(
        (answer) => answer.ok,
        () => false,
      ),
      gone,
    ]);
    if (isUp) return;
    await delay(100);
  }
}
