import { defineConfig } from '@playwright/test';
import { resultFiles } from '@portal/scripts/checks/results';
import { phone } from './support/phone.ts';
import { portalSettings } from './support/portalSettings.ts';

const ELSEWHERE = [
  // With a portal of their own, see playwright.faults.config.ts.
  '**/faults/**',
  // Tested without a portal, see playwright.catalogue.config.ts.
  '**/catalogue/**',
  // In browsers that Playwright does not drive, see playwright.engines.config.ts.
  '**/engines/**',
];
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
/** Where everything moves on the phone: what is seen is judged there, or the moving itself is. */
const MOVES = [...HAS_SIZE, 'journeys/mf-services/liveDetails'].map(
  (file) => new RegExp(`/${file}\\.spec\\.ts$`),
);
/** What asks for less motion is drawn as well, and sooner: with a fifth less of the browser's work. */
const atRest = { contextOptions: { reducedMotion: 'reduce' } } as const;
const desktop = { viewport: { width: 1280, height: 800 }, ...atRest };

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
      testMatch: MOVES,
      testIgnore: ELSEWHERE,
      grepInvert: ONLY_ON.desktop,
      use: phone,
    },
    {
      name: 'phone at rest',
      testIgnore: [...ELSEWHERE, ...MOVES],
      grepInvert: ONLY_ON.desktop,
      use: { ...phone, ...atRest },
    },
    {
      name: 'desktop',
      testIgnore: ELSEWHERE,
      grepInvert: [ONLY_ON.phone, ONLY_ON.phoneUnlessSaid],
      use: desktop,
    },
  ],
});
