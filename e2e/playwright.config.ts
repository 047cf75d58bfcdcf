import { defineConfig } from '@playwright/test';
import { resultFiles } from '@portal/scripts/checks/results';
import { phone } from './support/phone.ts';
import { portalSettings } from './support/portalSettings.ts';

/** With a portal of their own, see playwright.faults.config.ts. */
const FAULTS = '**/faults/**';
/** Tested without a portal, see playwright.catalogue.config.ts. */
const CATALOGUE = '**/catalogue/**';
/** In browsers that Playwright does not drive, see playwright.engines.config.ts. */
const ENGINES = '**/engines/**';
/** Where what a page looks like is judged, or what is done in it differs by the room that it has. */
const HAS_SIZE = [
  'accessibility/.*',
  'composition/(?:drawnHome|drawnPages|look)',
  'days/invariants/.*',
  'journeys/host/(?:frostedBars|navigation|shell|toastPlace)',
  'journeys/mf-booking/(?:booking|slotsInView)',
  'journeys/mf-notifications/notifications',
  'journeys/mf-payment/payment',
  'journeys/mf-profile/profile',
  'journeys/mf-services/(?:budgetOfJobs|detailsMedia|detailsWork|home|lite|panels|providersScroll)',
];
/**
 * What has no size is shown at that of most customers. Elsewhere a test is tagged `@desktop` where it has windows on a
 * desk alone, `@sizes` where it has both; in the files above `@phone` where one is enough.
 */
const ONLY_ON = {
  phone: /@phone(?=\s|$)/,
  desktop: /@desktop(?=\s|$)/,
  // Titles begin with the path of their file and end with their tags.
  phoneUnlessSaid: new RegExp(
    `^(?!.*(?:(?:${HAS_SIZE.join('|')})\\.spec\\.ts|@(?:desktop|sizes)(?:\\s|$)))`,
  ),
};
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
      testIgnore: [FAULTS, CATALOGUE, ENGINES],
      grepInvert: [ONLY_ON.phone, ONLY_ON.phoneUnlessSaid],
      use: desktop,
    },
  ],
});
