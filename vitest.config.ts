import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'shared/*/src/**/*.test.{ts,tsx}',
      'mf-*/src/**/*.test.{ts,tsx}',
      'host/{src,server}/**/*.test.{ts,tsx}',
      'backend/{src,demo}/**/*.test.ts',
      'scripts/**/*.test.ts',
      'e2e/**/*.test.ts',
    ],
    // One PostgreSQL for all tests of the backend.
    globalSetup: ['backend/src/testing/databaseServer.ts'],
    passWithNoTests: false,
    pool: 'threads',
    maxWorkers: 2,
    // As in the browser tests: a second try where a machine may stall or a random input finds what
    // this change did not break; the end of `npm test` names it, with the input.
    retry: process.env['CI'] === undefined ? 0 : 1,
    // Customers live in Lisbon; a test that leans on the machine's zone must fail on every machine.
    env: { TZ: 'America/Los_Angeles' },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A second, the usual value, is short on a machine whose two cores are taken.
    expect: { poll: { timeout: 10_000 } },
  },
});
