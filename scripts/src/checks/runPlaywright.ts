import { runTool } from '../processes/runProgram.ts';
import { ensureBrowser } from './browser.ts';

/** Runs the tests of one of Playwright's configurations. @returns whether they passed */
export async function runPlaywright(config: string): Promise<boolean> {
  // A package may have tests in one of the configurations alone.
  const args = ['test', '--config', `e2e/${config}`, '--pass-with-no-tests'];
  return (await runTool('playwright', args, { package: 'e2e', live: true })).code === 0;
}

/** The tests of components alone: they need no portal. */
export const CATALOGUE = 'playwright.catalogue.config.ts';

/** The tests that take processes of the portal away. */
export const FAULTS = 'playwright.faults.config.ts';

/** All other tests of the whole portal. */
export const PORTAL = 'playwright.config.ts';

/**
 * Runs browser tests. Faults are waited for more than they are computed, and the catalogue needs no portal, so these
 * two run beside each other; what is wrong with a component is told sooner than what is wrong with a page.
 */
export async function checkInBrowser(configs: readonly string[]): Promise<string | undefined> {
  await ensureBrowser();
  const first = [CATALOGUE, FAULTS].filter((config) => configs.includes(config));
  const passed = await Promise.all(first.map(runPlaywright));
  if (configs.includes(PORTAL)) passed.push(await runPlaywright(PORTAL));
  return passed.includes(false) ? 'Browser tests failed, see above.' : undefined;
}
