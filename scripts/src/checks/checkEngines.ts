import { ensureEngines } from './debian/ensureEngines.ts';
import { runPlaywright } from './runPlaywright.ts';

/**
 * Runs the journeys in WebKit, Firefox and an old Chromium, as Debian has them.
 * @returns what to say when they did not all pass
 */
export async function checkEngines(): Promise<string | undefined> {
  await ensureEngines();
  const passed = await runPlaywright('playwright.engines.config.ts');
  return passed ? undefined : 'Tests in other engines failed, see above.';
}
