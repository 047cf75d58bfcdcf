import { defineConfig } from '@playwright/test';
import { resultFiles } from '@portal/scripts/checks/results';
import { phone } from './support/phone.ts';
import { portalSettings } from './support/portalSettings.ts';

/** Tests that take processes of the portal away, so nothing else may use it meanwhile. */
export default defineConfig({
  testDir: './faults',
  ...portalSettings(),
  workers: 1,
  outputDir: '../.cache/fault-tests',
  reporter: [['line'], ['json', { outputFile: resultFiles().faults }]],
  projects: [{ name: 'faults', use: phone }],
});
