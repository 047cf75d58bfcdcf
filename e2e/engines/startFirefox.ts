import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { connectToMarionette } from './connectToMarionette.ts';
import type { Engine } from './engine.ts';
import { freePort, startBrowser, stopBrowser } from './startBrowser.ts';

const valueSchema = v.object({ value: v.unknown() });

/** Starts Debian's Firefox with nothing kept from before. */
export async function startFirefox(): Promise<Engine> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'));
  // As in Chromium without windows, nobody is asked for notices: the offer would lie over what comes after a booking.
  const notices = "user_pref('permissions.default.desktop-notification', 2);";
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n${notices}\n`);
  const program = startBrowser('firefox-esr', [
    ...['--headless', '--marionette', '--no-remote', '--profile', profile],
    ...['--width', '1280', '--height', '900'],
  ]);
  const stop = async () => {
    await stopBrowser(program);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const send = await connectToMarionette(port);
    const timeouts = { script: 20_000, pageLoad: 40_000 };
    await send('WebDriver:NewSession', { capabilities: { alwaysMatch: { timeouts } } });
    return {
      navigate: async (url) => void (await send('WebDriver:Navigate', { url })),
      refresh: async () => void (await send('WebDriver:Refresh', {})),
      execute: async (script, args) =>
        v.parse(valueSchema, await send('WebDriver:ExecuteScript', { script, args })).value,
      addCookie: async (name, value) =>
        void (await send('WebDriver:AddCookie', { cookie: { name, value, path: '/' } })),
      click: async (id) => void (await send('WebDriver:ElementClick', { id })),
      sendKeys: async (id, text) => void (await send('WebDriver:ElementSendKeys', { id, text })),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
