import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { testSettings } from '@portal/scripts/stackSettings';
import { chromiumOptions } from './support/chromiumOptions.ts';

const settings = testSettings();
const results = fileURLToPath(new URL('../.cache/results/browser.json', import.meta.url));

const ALONE = '**/faults/**/*.spec.ts';
/** Tested without a portal, see playwright.catalogue.config.ts. */
const CATALOGUE = '**/catalogue/**';
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
};
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/browser-tests',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: false,
  workers: 2,
  // A shared machine may stall for seconds: there a test gets a second try, which is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: results }]],
  use: {
    baseURL: `http://auto-mirante.localhost:${settings.edgePort}`,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: chromiumOptions(),
  },
  projects: [
    { name: 'phone', testIgnore: [ALONE, CATALOGUE], use: phone },
    { name: 'desktop', testIgnore: [ALONE, CATALOGUE], use: desktop },
    // These take processes of the shared portal away, so nothing may run beside them.
    {
      name: 'faults',
      testMatch: ALONE,
      use: phone,
      workers: 1,
      dependencies: ['phone', 'desktop'],
    },
  ],
});
