import { defineConfig } from '@playwright/test';
import { resultFiles } from '@portal/scripts/checks/results';
import type { EngineOptions } from './engines/engineTest.ts';
import { commonSettings } from './support/commonSettings.ts';

/** Journeys in the engines that Playwright drives only in builds of its own, where Debian's packages may be installed. */
export default defineConfig<EngineOptions>({
  testDir: './engines',
  ...commonSettings,
  outputDir: '../.cache/engine-tests',
  globalSetup: './support/globalSetup.ts',
  reporter: [['line'], ['json', { outputFile: resultFiles().engines }]],
  projects: [
    { name: 'WebKit', use: { engine: 'WebKitGTK' } },
    { name: 'Firefox', grepInvert: /@webkit(?=\s|$)/, use: { engine: 'Firefox' } },
  ],
});
