import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '@portal/scripts/browser';
import { testSettings } from '@portal/scripts/stackSettings';

const settings = testSettings();
const results = fileURLToPath(new URL('../.cache/results/browser.json', import.meta.url));

const ALONE = '**/faults/**/*.spec.ts';
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
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium refuses its sandbox to root, which is what a bare container runs as.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    { name: 'phone', testIgnore: ALONE, use: phone },
    { name: 'desktop', testIgnore: ALONE, use: desktop },
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
