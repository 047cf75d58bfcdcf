import { defineConfig } from '@playwright/test';
import { testCataloguePort } from '@portal/scripts/portal/stackSettings';
import { resultFiles } from '@portal/scripts/checks/results';
import { commonSettings, commonUse } from './support/commonSettings.ts';

/** Tests of components alone, on the catalogue page: they need no portal. */
export default defineConfig({
  testDir: './catalogue',
  ...commonSettings,
  outputDir: '../.cache/catalogue-tests',
  globalSetup: './support/serveCatalogue.ts',
  fullyParallel: true,
  reporter: [['line'], ['json', { outputFile: resultFiles().catalogue }]],
  use: {
    baseURL: `http://localhost:${testCataloguePort()}`,
    ...commonUse,
    viewport: { width: 390, height: 844 },
  },
  projects: [{ name: 'catalogue' }],
});
