import { say } from '../say.ts';
import { checkViews, type ViewProblem } from './checkViews.ts';
import { serveHarness, type HarnessContent } from './serveHarness.ts';

/**
 * Mounts every view of a built remote in the harness page and lets axe judge it, and says how far it is.
 * @param browser path of a Chromium
 * @returns views that do not mount and elements that break a rule
 */
export async function mountViews(content: HarnessContent, browser: string): Promise<ViewProblem[]> {
  const harness = await serveHarness(content);
  try {
    return await checkViews(harness.address, content.release, browser, (view, looked, all) => {
      say(`  ${looked} of ${all}: ${view}`);
    });
  } finally {
    await harness.stop();
  }
}
