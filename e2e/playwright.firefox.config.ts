import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engines/engineTest.ts';
import { commonSettings } from './support/commonSettings.ts';

/** The same journeys in Firefox, whose releases Playwright drives only in some of its own: `npm run engines`. */
export default defineConfig<EngineOptions>({
  testDir: './engines',
  ...commonSettings,
  grepInvert: /@webkit(?=\s|$)/,
  outputDir: '../.cache/firefox-tests',
  globalSetup: './support/globalSetup.ts',
  reporter: [['line']],
  use: { engine: 'Firefox' },
});
