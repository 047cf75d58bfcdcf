import { buildAll } from '../build/buildAll.ts';
import { typeCheck } from '../build/typeCheck.ts';
import { workspacePackages } from '../packages.ts';
import { runTool } from '../processes/runProgram.ts';
import { mayInstallDebianPackages } from './debian/debianPackages.ts';
import { startDebianPostgres } from './debian/debianPostgres.ts';
import { CATALOGUE, checkInBrowser, PORTAL, runPlaywright } from './runPlaywright.ts';
import { checkUnits, runTestsOf } from './checkUnits.ts';
import { complaint, type TestStep } from './testStep.ts';
import { ensureWebKit } from './debian/ensureWebKit.ts';

const steps: TestStep[] = [
  { title: 'Format', run: async () => complaint(await runTool('oxfmt', ['--check'])) },
  {
    title: 'Lint and package boundaries',
    run: async () => complaint(await runTool('oxlint', ['--type-aware', '--deny-warnings'])),
  },
  { title: 'Types', run: () => typeCheck(workspacePackages()) },
  { title: 'Dead code', run: async () => complaint(await runTool('knip', [])) },
  { title: 'Unit tests', counts: 'unit', run: () => checkUnits() },
  {
    title: 'Build',
    run: async () => {
      await buildAll();
      return undefined;
    },
  },
  // The catalogue tells sooner what is wrong with a component.
  { title: 'Browser tests', counts: 'browser', run: () => checkInBrowser([CATALOGUE, PORTAL]) },
];

/** Playwright's WebKit is none of Debian's packages, so these drive one that is. */
const inWebKit: TestStep = {
  title: 'WebKit tests',
  counts: 'webKit',
  run: async () => {
    await ensureWebKit();
    const passed = await runPlaywright('playwright.webkit.config.ts');
    return passed ? undefined : 'WebKit tests failed, see above.';
  },
};

/** These start the database from npm by themselves, whatever server there is. */
const WITH_OWN_DATABASE = [
  'backend/src/platform/database/embedded/**',
  'backend/src/platform/media/receiving/uploadMemory.test.ts',
  'backend/src/platform/operations/operations.test.ts',
  'backend/src/startBackend.test.ts',
];

/** No test needs anything to survive a power cut; without the disk they take less time. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** The default database is the one from npm; a server from elsewhere must do as well. */
const onDebianPostgres: TestStep = {
  title: "Backend tests on Debian's PostgreSQL",
  run: async () => {
    const server = await startDebianPostgres(NOT_DURABLE);
    try {
      const skipped = WITH_OWN_DATABASE.map((path) => `--exclude=${path}`);
      const passed = await runTestsOf('backend/src/testing/testDatabase.ts', skipped, {
        DATABASE_URL: server.url,
      });
      return passed ? undefined : 'Backend tests failed on this server, see above.';
    } finally {
      await server.stop();
    }
  },
};

/** Every check of `npm test`, in the order of how soon they are done. */
export function everyStep(): TestStep[] {
  const inContinuousIntegration = process.env['CI'] !== undefined && mayInstallDebianPackages();
  return inContinuousIntegration ? [...steps, inWebKit, onDebianPostgres] : steps;
}
