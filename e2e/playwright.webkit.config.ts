import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { commonSettings } from './support/commonSettings.ts';

const results = fileURLToPath(new URL('../.cache/results/webkit.json', import.meta.url));

/** Tests in WebKit, which Playwright cannot drive where only Debian's packages may be installed. */
export default defineConfig({
  testDir: './webkit',
  ...commonSettings,
  outputDir: '../.cache/webkit-tests',
  globalSetup: './support/globalSetup.ts',
  reporter: [['line'], ['json', { outputFile: results }]],
});
