import { test as base } from '@playwright/test';
import { startEngine, type EngineName } from './startEngine.ts';
import { webKitPage, type WebKitPage } from './webKitPage.ts';

interface Fixtures {
  /** WebKitGTK unless said otherwise with `test.use`. */
  engine: EngineName;
  view: WebKitPage;
}

/** A test with a browser of its own, with nothing kept from before. */
export const test = base.extend<Fixtures>({
  engine: ['WebKitGTK', { option: true }],
  view: async ({ engine }, use) => {
    const started = await startEngine(engine);
    await use(webKitPage(started));
    await started.stop();
  },
});
