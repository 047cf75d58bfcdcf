import { defineConfig } from '@playwright/test';
import { resultFiles } from '@portal/scripts/checks/results';
import { phone } from './support/phone.ts';
import { portalSettings } from './support/portalSettings.ts';

/** With a portal of their own, see playwright.faults.config.ts. */
const FAULTS = '**/faults/**';
/** Tested without a portal, see playwright.catalogue.config.ts. */
const CATALOGUE = '**/catalogue/**';
/** In browsers that Playwright does not drive, see playwright.webkit.config.ts. */
const ENGINES = '**/engines/**';
/** What these are about has no size, so that of most customers is enough. */
const ONE_SIZE = [
  '**/composition/{document,loading,whiteLabel}.spec.ts',
  '**/journeys/*/{addresses,bookingEdges,cardPayment,deletionHelp,detailsUnread}.spec.ts',
  '**/journeys/host/**/{noSuchAddress,offline,reload,session}.spec.ts',
  '**/journeys/*/{signUp,startup,story,unknownProvider,wordsForThePortal}.spec.ts',
  '**/journeys/host/{firstPageBack,providerContact}.spec.ts',
  '**/journeys/mf-profile/{exportData,passkeys}.spec.ts',
  '**/journeys/mf-services/{calendarFeed,decisionCode,detailsErrors,earlyStart}.spec.ts',
  '**/journeys/mf-services/{history,oneJobBudget,recordedApproval,stages}.spec.ts',
  // Who lives through such a day holds one device.
  '**/days/{latePayer,motherOfTwo,newCustomer,onlyLinks,underground}.spec.ts',
];
/** Tagged at a test that shows at one size what the other would show again. */
const ONLY_ON = { phone: /@phone(?=\s|$)/, desktop: /@desktop(?=\s|$)/ };
// What asks for less motion is drawn as well, and sooner; on the phone everything moves.
const desktop = {
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
} as const;

export default defineConfig({
  testDir: '.',
  ...portalSettings(),
  // Two cores are not busy with two: a page that waits for a call or a clock leaves its core alone.
  workers: 3,
  outputDir: '../.cache/browser-tests',
  reporter: [['line'], ['json', { outputFile: resultFiles().browser }]],
  projects: [
    {
      name: 'phone',
      testIgnore: [FAULTS, CATALOGUE, ENGINES],
      grepInvert: ONLY_ON.desktop,
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: [FAULTS, CATALOGUE, ENGINES, ...ONE_SIZE],
      grepInvert: ONLY_ON.phone,
      use: desktop,
    },
  ],
});
