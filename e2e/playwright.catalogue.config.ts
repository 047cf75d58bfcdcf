import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { testCataloguePort } from '@portal/scripts/stackSettings';
import { chromiumOptions } from './support/chromiumOptions.ts';

const results = fileURLToPath(new URL('../.cache/results/catalogue.json', import.meta.url));

/** Tests of components alone, on the catalogue page: they need no portal. */
export default defineConfig({
  testDir: './catalogue',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/catalogue-tests',
  globalSetup: './support/serveCatalogue.ts',
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: results }]],
  use: {
    baseURL: `http://localhost:${testCataloguePort()}`,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: chromiumOptions(),
  },
  projects: [{ name: 'catalogue' }],
});
