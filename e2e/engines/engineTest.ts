import { test as base } from '@playwright/test';
import type { EngineName } from './engine.ts';
import { enginePage, type EnginePage } from './enginePage.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';

export interface EngineOptions {
  /** WebKitGTK unless said otherwise with `test.use` or by the configuration. */
  engine: EngineName;
}

interface Fixtures {
  view: EnginePage;
}

/** A test with a browser of its own, with nothing kept from before. */
export const test = base.extend<EngineOptions & Fixtures>({
  engine: ['WebKitGTK', { option: true }],
  view: async ({ engine }, use) => {
    const started = await (engine === 'Firefox' ? startFirefox() : startWebKit(engine));
    await use(enginePage(started));
    await started.stop();
  },
});
