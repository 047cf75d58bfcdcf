import { chromiumOptions } from './chromiumOptions.ts';

/** What the tests of the portal and those of the catalogue have in common. */
export const commonSettings = {
  testMatch: '**/*.spec.ts',
  workers: 2,
  // A shared machine may stall for seconds: there a test gets a second try, which is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  // What is waited for comes when it comes: on a machine that does three other things the slowest takes half a minute.
  timeout: 180_000,
  expect: { timeout: 30_000 },
};

/** The browser of both. */
export const commonUse = {
  locale: 'pt-PT',
  timezoneId: 'Europe/Lisbon',
  screenshot: 'only-on-failure',
  trace: 'on-first-retry',
  launchOptions: chromiumOptions(),
} as const;
