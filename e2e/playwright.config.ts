import { defineConfig, devices } from '@playwright/test';
import { checkedPackage } from '@portal/scripts/checks/checkedPackage';
import { resultFiles } from '@portal/scripts/checks/results';
import { concerning } from '@portal/scripts/checks/ownerProblems';
import { testSettings } from '@portal/scripts/portal/stackSettings';
import { withoutAnswers } from './support/withoutAnswers.ts';
import { commonSettings, commonUse } from './support/commonSettings.ts';

const settings = testSettings();
const checked = checkedPackage();

const ALONE = '**/faults/**/*.spec.ts';
/** Tested without a portal, see playwright.catalogue.config.ts. */
const CATALOGUE = '**/catalogue/**';
/** In browsers that Playwright does not drive, see playwright.webkit.config.ts. */
const WEBKIT = '**/webkit/**';
/** What these are about has no size, so that of most customers is enough. */
const ONE_SIZE = [
  '**/composition/{document,loading,whiteLabel}.spec.ts',
  '**/journeys/*/{addresses,bookingEdges,cardPayment,deletionHelp,detailsUnread}.spec.ts',
  '**/journeys/host/**/{noSuchAddress,offline,reload,session}.spec.ts',
  '**/journeys/*/{signUp,startup,story,unknownProvider,wordsForThePortal}.spec.ts',
];
/** Tagged at a test that shows at one size what the other would show again. */
const ONLY_ON = { phone: /@phone(?=\s|$)/, desktop: /@desktop(?=\s|$)/ };
const phone = {
  ...devices['Pixel 7'],
  // Nothing that is tested depends on it, and drawing seven times the pixels takes a seventh of the time.
  deviceScaleFactor: 1,
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
};
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: '.',
  ...commonSettings,
  // Two cores are not busy with two: a page that waits for a call or a clock leaves its core alone.
  workers: 3,
  outputDir: '../.cache/browser-tests',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: false,
  ...(checked === undefined ? {} : { grep: concerning(checked) }),
  reporter: [['line'], ['json', { outputFile: resultFiles().browser }]],
  use: {
    baseURL: `http://auto-mirante.localhost:${settings.edgePort}`,
    ...commonUse,
    // A worker would answer what tests answer or break; those about it allow it.
    serviceWorkers: 'block',
    extraHTTPHeaders: withoutAnswers,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [ALONE, CATALOGUE, WEBKIT],
      grepInvert: ONLY_ON.desktop,
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: [ALONE, CATALOGUE, WEBKIT, ...ONE_SIZE],
      grepInvert: ONLY_ON.phone,
      use: desktop,
    },
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
