import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { sendCommand } from './sendCommand.ts';

/** A browser of WebKit that a driver holds. */
export interface Engine {
  port: number;
  /** Path of its session on the driver. */
  session: string;
  stop(): Promise<void>;
}

/** WebKitGTK, and WPE, which is that of Safari 16.0 in Debian 12: the oldest Safari that the portal is for. */
export type EngineName = 'WebKitGTK' | 'WPE';

interface Program {
  driver: string;
  capabilities: object;
  /** Draws into a window, so it needs a screen. */
  hasWindow: boolean;
}

const programs: Readonly<Record<EngineName, Program>> = {
  WebKitGTK: {
    driver: 'WebKitWebDriver',
    capabilities: { browserName: 'MiniBrowser' },
    hasWindow: true,
  },
  WPE: {
    driver: 'WPEWebDriver',
    capabilities: {
      'wpe:browserOptions': {
        binary: '/usr/bin/cog',
        args: ['--automation', '--platform=headless'],
      },
    },
    hasWindow: false,
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was free.');
  return address.port;
}

/** Starts it as the leader of a group, so that the browsers that it starts end with it. */
function startProgram(name: string, args: string[], environment: object = {}): ChildProcess {
  return spawn(name, args, {
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.pid === undefined || program.exitCode !== null) return;
  const ended = once(program, 'exit');
  process.kill(-program.pid, 'SIGKILL');
  await ended;
}

/** A screen of its own for each: a window that another one covers stops drawing. */
async function startScreen(): Promise<{ program: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const program = startProgram('Xvfb', args);
  const [number]: unknown[] = program.stdout ? await once(program.stdout, 'data') : [];
  return { program, display: `:${String(number).trim()}` };
}

async function openSession(port: number, capabilities: object): Promise<string> {
  const sessionSchema = v.object({ sessionId: v.string() });
  for (let tries = 0; ; tries += 1) {
    try {
      const alwaysMatch = { ...capabilities, timeouts: { script: 20_000, pageLoad: 40_000 } };
      const made = await sendCommand(port, 'POST', '/session', { capabilities: { alwaysMatch } });
      return `/session/${v.parse(sessionSchema, made).sessionId}`;
    } catch (error) {
      // The driver does not listen yet.
      if (tries === 50 || !(error instanceof Error && error.cause)) throw error;
      await delay(100);
    }
  }
}

/** Starts a browser with nothing kept from before. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const { driver, capabilities, hasWindow } = programs[name];
  const screen = hasWindow ? await startScreen() : null;
  const port = await freePort();
  const program = startProgram(driver, [`--port=${port}`], {
    TZ: 'Europe/Lisbon',
    ...(screen && { DISPLAY: screen.display }),
  });
  const stop = async () => {
    await stopProgram(program);
    if (screen) await stopProgram(screen.program);
  };
  try {
    return { port, session: await openSession(port, capabilities), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
