import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import type { Engine, EngineName } from './engine.ts';
import { sendWebDriverCommand } from './sendWebDriverCommand.ts';
import { freePort, startBrowser, stopBrowser } from './startBrowser.ts';

export type WebKitName = Extract<EngineName, 'WebKitGTK' | 'WPE'>;

interface Program {
  driver: string;
  capabilities: object;
  /** Draws into a window, so it needs a screen. */
  hasWindow: boolean;
}

const programs: Readonly<Record<WebKitName, Program>> = {
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

/** A screen of its own for each: a window that another one covers stops drawing. */
async function startScreen(): Promise<{ program: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const program = startBrowser('Xvfb', args);
  const [number]: unknown[] = program.stdout ? await once(program.stdout, 'data') : [];
  return { program, display: `:${String(number).trim()}` };
}

async function openSession(port: number, capabilities: object): Promise<string> {
  const sessionSchema = v.object({ sessionId: v.string() });
  for (let tries = 0; ; tries += 1) {
    try {
      const alwaysMatch = { ...capabilities, timeouts: { script: 20_000, pageLoad: 40_000 } };
      const made = await sendWebDriverCommand(port, 'POST', '/session', {
        capabilities: { alwaysMatch },
      });
      return `/session/${v.parse(sessionSchema, made).sessionId}`;
    } catch (error) {
      // The driver does not listen yet.
      if (tries === 50 || !(error instanceof Error && error.cause)) throw error;
      await delay(100);
    }
  }
}

/** Starts a browser of WebKit with nothing kept from before. */
export async function startWebKit(name: WebKitName): Promise<Engine> {
  const { driver, capabilities, hasWindow } = programs[name];
  const screen = hasWindow ? await startScreen() : null;
  const port = await freePort();
  const environment = screen ? { DISPLAY: screen.display } : {};
  const program = startBrowser(driver, [`--port=${port}`], environment);
  const stop = async () => {
    await stopBrowser(program);
    if (screen) await stopBrowser(screen.program);
  };
  try {
    const session = await openSession(port, capabilities);
    const post = (path: string, body: object) =>
      sendWebDriverCommand(port, 'POST', session + path, body);
    return {
      navigate: async (url) => void (await post('/url', { url })),
      refresh: async () => void (await post('/refresh', {})),
      execute: (script, args) => post('/execute/sync', { script, args }),
      addCookie: async (cookieName, value) =>
        void (await post('/cookie', { cookie: { name: cookieName, value, path: '/' } })),
      click: async (element) => void (await post(`/element/${element}/click`, {})),
      sendKeys: async (element, text) => void (await post(`/element/${element}/value`, { text })),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
