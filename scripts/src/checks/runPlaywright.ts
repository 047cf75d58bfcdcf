import { runTool } from '../processes/runProgram.ts';
import { ensureBrowser } from './browser.ts';

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
