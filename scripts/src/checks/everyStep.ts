import { buildAll } from '../build/buildAll.ts';
import { runTool } from '../processes/runProgram.ts';
import { mayInstallDebianPackages } from './debian/debianPackages.ts';
import { startDebianPostgres } from './debian/debianPostgres.ts';
import { CATALOGUE, checkInBrowser, FAULTS, PORTAL } from './runPlaywright.ts';
import { checkEngines } from './checkEngines.ts';
import { checkUnits } from './checkUnits.ts';
import { complaint, type TestStep } from './testStep.ts';

const units: TestStep = { title: 'Unit tests', counts: 'unit', run: () => checkUnits() };

const steps: TestStep[] = [
  { title: 'Format', run: async () => complaint(await runTool('oxfmt', ['--check'])) },
  {
    // The rules that ask for types have every program in memory; to say what is wrong in it costs little then.
    title: 'Lint, types and package boundaries',
    run: async () =>
      complaint(await runTool('oxlint', ['--type-aware', '--type-check', '--deny-warnings'])),
  },
  { title: 'Dead code', run: async () => complaint(await runTool('knip', [])) },
  units,
  {
    title: 'Build',
    run: async () => {
      await buildAll({ withFixtures: true });
      return undefined;
    },
  },
  {
    title: 'Browser tests',
    counts: 'browser',
    run: () => checkInBrowser([CATALOGUE, FAULTS, PORTAL]),
  },
];

/** Playwright's builds of other engines are none of Debian's packages, so these drive those that are. */
const inOtherEngines: TestStep = {
  title: 'Tests in WebKit, Firefox and an old Chromium',
  counts: 'engines',
  run: checkEngines,
};

/** No test needs anything to survive a power cut; without the disk they take less time. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * The default database is the one from npm, which the browser tests use; a server from elsewhere, the oldest that is
 * supported, must do as well.
 */
const unitsOnDebianPostgres: TestStep = {
  title: "Unit tests, backend on Debian's PostgreSQL",
  counts: 'unit',
  run: async () => {
    const server = await startDebianPostgres(NOT_DURABLE);
    try {
      return await checkUnits([], { PORTAL_TEST_DATABASE_URL: server.url });
    } finally {
      await server.stop();
    }
  },
};

/** Every check of `npm test`, in the order of how soon they are done. */
export function everyStep(): TestStep[] {
  const inContinuousIntegration = process.env['CI'] !== undefined && mayInstallDebianPackages();
  return inContinuousIntegration
    ? [...steps.map((step) => (step === units ? unitsOnDebianPostgres : step)), inOtherEngines]
    : steps;
}
