/** Program of `npm test`: every check, one after the other, and one line with the sum. */
import { ensureBrowser } from './checks/browser.ts';
import { buildAll } from './build/buildAll.ts';
import { mayInstallDebianPackages } from './checks/debianPackages.ts';
import { startDebianPostgres } from './checks/debianPostgres.ts';
import { describeFailures } from './checks/describeFailures.ts';
import { say, seconds } from './progress.ts';
import {
  beginResults,
  lastBrowserOutcomes,
  lastUnitOutcomes,
  lastWebKitOutcomes,
  resultFiles,
} from './checks/results.ts';
import { runTool } from './runProgram.ts';
import type { TestOutcome } from './checks/testOutcome.ts';
import { complaint, runStep, type TestStep } from './checks/testStep.ts';
import { typeCheck } from './build/typeCheck.ts';
import { ensureWebKit } from './checks/webKit.ts';

function unitTests(environment: Record<string, string> = {}, args: readonly string[] = []) {
  return runTool('vitest', ['run', '--reporter=default', ...args], { environment, live: true });
}

const steps: TestStep[] = [
  { title: 'Format', run: async () => complaint(await runTool('oxfmt', ['--check'])) },
  {
    title: 'Lint and package boundaries',
    run: async () => complaint(await runTool('oxlint', ['--type-aware', '--deny-warnings'])),
  },
  { title: 'Types', run: typeCheck },
  { title: 'Dead code', run: async () => complaint(await runTool('knip', [])) },
  {
    title: 'Unit tests',
    run: async () => {
      const { code } = await unitTests({}, ['--reporter=json', `--outputFile=${resultFiles.unit}`]);
      return code === 0 ? undefined : 'Unit tests failed, see above.';
    },
  },
  {
    title: 'Build',
    run: async () => {
      await buildAll();
      return undefined;
    },
  },
  {
    title: 'Browser tests',
    run: async () => {
      await ensureBrowser();
      const failed = [];
      // The catalogue needs no portal, and tells sooner what is wrong with a component.
      for (const config of ['playwright.catalogue.config.ts', 'playwright.config.ts']) {
        const args = ['test', '--config', `e2e/${config}`];
        const { code } = await runTool('playwright', args, { package: 'e2e', live: true });
        if (code !== 0) failed.push(config);
      }
      return failed.length === 0 ? undefined : 'Browser tests failed, see above.';
    },
  },
];

/** Playwright's WebKit is none of Debian's packages, so these drive one that is. */
const inWebKit: TestStep = {
  title: 'WebKit tests',
  run: async () => {
    await ensureWebKit();
    const args = ['test', '--config', 'e2e/playwright.webkit.config.ts'];
    const { code } = await runTool('playwright', args, { package: 'e2e', live: true });
    return code === 0 ? undefined : 'WebKit tests failed, see above.';
  },
};

/** These start the database from npm by themselves, whatever server there is. */
const WITH_OWN_DATABASE = [
  'backend/src/platform/database/embedded/**',
  'backend/src/platform/media/receiving/uploadMemory.test.ts',
  'backend/src/platform/operations/operations.test.ts',
  'backend/src/startBackend.test.ts',
];

/** The default database is the one from npm; a server from elsewhere must do as well. */
const onDebianPostgres: TestStep = {
  title: "Backend tests on Debian's PostgreSQL",
  run: async () => {
    const server = await startDebianPostgres();
    try {
      const skipped = WITH_OWN_DATABASE.map((path) => `--exclude=${path}`);
      const { code } = await unitTests({ DATABASE_URL: server.url }, ['backend/', ...skipped]);
      return code === 0 ? undefined : 'Backend tests failed on this server, see above.';
    } finally {
      await server.stop();
    }
  },
};

function count(outcomes: readonly TestOutcome[], passed: boolean): number {
  return outcomes.filter((outcome) => outcome.passed === passed).length;
}

const begun = Date.now();
beginResults();
const inContinuousIntegration = process.env['CI'] !== undefined && mayInstallDebianPackages();
const failedSteps: string[] = [];
for (const step of inContinuousIntegration ? [...steps, inWebKit, onDebianPostgres] : steps) {
  if (!(await runStep(step))) failedSteps.push(step.title);
}

const unit = lastUnitOutcomes() ?? [];
const browser = lastBrowserOutcomes() ?? [];
const webKit = lastWebKitOutcomes() ?? [];
const outcomes = [...unit, ...browser, ...webKit];
// A failed step counts as one failure, unless its failed tests are counted already.
const counted: Record<string, number> = {
  'Unit tests': count(unit, false),
  'Browser tests': count(browser, false),
  [inWebKit.title]: count(webKit, false),
};
const failures = count(outcomes, false) + failedSteps.filter((title) => !counted[title]).length;
const described = describeFailures(outcomes);
if (described !== '') say(`\n${described}`);
say(`\nEverything took ${seconds(Date.now() - begun)}.`);
if (failedSteps.length > 0) say(`Failed: ${failedSteps.join(', ')}.`);
say(`${count(outcomes, true)} passed, ${failures} failed`);
process.exit(failedSteps.length === 0 ? 0 : 1);
