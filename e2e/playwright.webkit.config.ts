import { defineConfig } from '@playwright/test';
import { resultFiles } from '@portal/scripts/checks/results';
import { commonSettings } from './support/commonSettings.ts';

/** Tests in WebKit, which Playwright cannot drive where only Debian's packages may be installed. */
export default defineConfig({
  testDir: './engines',
  ...commonSettings,
  outputDir: '../.cache/webkit-tests',
  globalSetup: './support/globalSetup.ts',
  reporter: [['line'], ['json', { outputFile: resultFiles().webKit }]],
});
