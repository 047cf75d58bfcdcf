import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { testCataloguePort } from '@portal/scripts/portal/stackSettings';
import { commonSettings, commonUse } from './support/commonSettings.ts';

const results = fileURLToPath(new URL('../.cache/results/catalogue.json', import.meta.url));

/** Tests of components alone, on the catalogue page: they need no portal. */
export default defineConfig({
  testDir: './catalogue',
  ...commonSettings,
  outputDir: '../.cache/catalogue-tests',
  globalSetup: './support/serveCatalogue.ts',
  fullyParallel: true,
  reporter: [['line'], ['json', { outputFile: results }]],
  use: {
    baseURL: `http://localhost:${testCataloguePort()}`,
    ...commonUse,
    viewport: { width: 390, height: 844 },
  },
  projects: [{ name: 'catalogue' }],
});
