import { test as base } from '@playwright/test';
import type { Engine, EngineName } from './engine.ts';
import { enginePage, type EnginePage } from './enginePage.ts';
import { startFirefox } from './startFirefox.ts';
import { startQtWebEngine } from './startQtWebEngine.ts';
import { startWebKit } from './startWebKit.ts';

export interface EngineOptions {
  /** WebKitGTK unless said otherwise with `test.use` or by the configuration. */
  engine: EngineName;
}

interface Fixtures {
  view: EnginePage;
}

function start(engine: EngineName): Promise<Engine> {
  if (engine === 'Firefox') return startFirefox();
  return engine === 'QtWebEngine' ? startQtWebEngine() : startWebKit(engine);
}

/** A test with a browser of its own, with nothing kept from before. */
export const test = base.extend<EngineOptions & Fixtures>({
  engine: ['WebKitGTK', { option: true }],
  view: async ({ engine }, use) => {
    const started = await start(engine);
    await use(enginePage(started));
    await started.stop();
  },
});
