import { runTool } from '../runProgram.ts';
import { ensureBrowser } from './browser.ts';
import { resultFiles } from './results.ts';

async function runVitest(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
  const all = [...args, '--reporter=default'];
  return (await runTool('vitest', all, { environment, live: true })).code === 0;
}

/** Runs the unit tests that use a file, directly or through others. @returns whether they passed */
export function runTestsOf(
  path: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<boolean> {
  return runVitest(['related', '--run', path, ...args], environment);
}

/** Runs unit tests that count in the results. @param paths those of these folders only; all when absent */
export async function checkUnits(paths: readonly string[] = []): Promise<string | undefined> {
  const results = ['--reporter=json', `--outputFile=${resultFiles().unit}`];
  return (await runVitest(['run', ...paths, ...results]))
    ? undefined
    : 'Unit tests failed, see above.';
}

/** Runs the tests of one of Playwright's configurations. @returns whether they passed */
export async function runPlaywright(config: string): Promise<boolean> {
  const args = ['test', '--config', `e2e/${config}`];
  return (await runTool('playwright', args, { package: 'e2e', live: true })).code === 0;
}

/** The tests of components alone: they need no portal. */
export const CATALOGUE = 'playwright.catalogue.config.ts';

/** The tests of the whole portal. */
export const PORTAL = 'playwright.config.ts';

/** Runs browser tests, one configuration after the other. */
export async function checkInBrowser(configs: readonly string[]): Promise<string | undefined> {
  await ensureBrowser();
  const failed = [];
  for (const config of configs) if (!(await runPlaywright(config))) failed.push(config);
  return failed.length === 0 ? undefined : 'Browser tests failed, see above.';
}
