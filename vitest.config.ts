import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests without a document, which leave nothing behind in a module or a global object: a worker goes
 * through one after the other. Loading the backend anew for each takes longer than most of them.
 */
const WITHOUT_DOCUMENT = [
  'backend/{src,demo}/**/*.test.ts',
  'e2e/**/*.test.ts',
  'host/server/**/*.test.ts',
  'scripts/{bootstrap,boundaries,src}/**/*.test.ts',
  'shared/{contract,domain,rollout,webpack}/src/**/*.test.ts',
  // The one left out has its own imitation of a module of Node.
  'shared/storage/src/**/!(assetFolder).test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shared worker',
          include: WITHOUT_DOCUMENT,
          isolate: false,
          // One PostgreSQL for all tests of the backend.
          globalSetup: ['backend/src/testing/databaseServer.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'own worker',
          include: [
            'shared/*/src/**/*.test.{ts,tsx}',
            'mf-*/src/**/*.test.{ts,tsx}',
            'host/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...WITHOUT_DOCUMENT],
        },
      },
    ],
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
