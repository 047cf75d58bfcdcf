import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that need a module as nobody has loaded it before, an imitation of one, or a process of their own. */
const ISOLATED = '**/*.isolated.test.{ts,tsx}';

/** Tests of what runs on Node. */
const ON_NODE = [
  'backend/{src,demo}/**/*.test.ts',
  'e2e/**/*.test.ts',
  'host/server/**/*.test.ts',
  'scripts/{bootstrap,boundaries,src}/**/*.test.ts',
  'shared/{contract,domain,rollout,storage,webpack}/src/**/*.test.ts',
];

/** Tests of what runs in browsers, most of them with a document. */
const IN_BROWSERS = [
  'host/src/**/*.test.{ts,tsx}',
  'mf-*/src/**/*.test.{ts,tsx}',
  'shared/*/src/**/*.test.{ts,tsx}',
];

/** What waits for something waits longer than a busy machine takes; `expect.poll` below. */
const PATIENCE = ['scripts/src/testing/waitPatiently.ts'];

export default defineConfig({
  test: {
    // A worker goes through one file after the other: loading React, the components or the backend
    // anew for each takes longer than most of them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'on Node',
          include: ON_NODE,
          exclude: [...configDefaults.exclude, ISOLATED],
          // One PostgreSQL for all tests of the backend.
          globalSetup: ['backend/src/testing/database/templateDatabase.ts'],
          setupFiles: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'in browsers',
          include: IN_BROWSERS,
          exclude: [...configDefaults.exclude, ISOLATED, ...ON_NODE],
          setupFiles: [
            ...PATIENCE,
            'scripts/src/testing/leaveNothing.ts',
            'shared/remote/src/testing/findPatiently.ts',
            'shared/api/src/testing/bringKy.ts',
          ],
        },
      },
      {
        extends: true,
        // A process for each: what loads webpack in a thread can end the whole run without a word.
        test: {
          name: 'own process',
          include: [ISOLATED],
          isolate: true,
          pool: 'forks',
          setupFiles: PATIENCE,
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
    // Only what hangs is to fall by them: histories and calls of every route take seconds where nothing else runs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A second, the usual value, is short on a machine whose two cores are taken.
    expect: { poll: { timeout: 10_000 } },
  },
});
