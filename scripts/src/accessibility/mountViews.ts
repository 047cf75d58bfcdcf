import { say } from '../terminal/say.ts';
import { checkViews, type OnPictures, type ViewProblem } from './checkViews.ts';
import { serveHarness, type HarnessContent } from './serveHarness.ts';

/**
 * Mounts every view of a built remote in the harness page and lets axe judge it, and says how far it is.
 * @param browser path of a Chromium
 * @param onPictures hears of the pictures of each view that is there; none are taken unless given
 * @returns views that do not mount and elements that break a rule
 */
export async function mountViews(
  content: HarnessContent,
  browser: string,
  onPictures?: OnPictures,
): Promise<ViewProblem[]> {
  const harness = await serveHarness(content);
  try {
    const onView = (view: string, looked: number, all: number) =>
      say(`  ${looked} of ${all}: ${view}`);
    return await checkViews(harness.address, content.release, browser, onView, onPictures);
  } finally {
    await harness.stop();
  }
}
