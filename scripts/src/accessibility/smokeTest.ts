import { join } from 'node:path';
import type { Release } from '@portal/contract/release';
import { buildIfChanged } from '../build/buildAll.ts';
import { ensureBrowser } from '../checks/browser.ts';
import { root } from '../packages.ts';
import type { OnPictures, ViewProblem } from './checkViews.ts';
import { mountViews } from './mountViews.ts';
import { readExamples } from './readExamples.ts';

/** The package of the page on which views are mounted. */
export const HARNESS = 'shared/harness';

/**
 * Mounts every page and panel of a built remote on the double of the shell and lets axe judge it, before anybody
 * has it. A smoke test: nothing is clicked or typed.
 * @param folder where the build lies
 * @param onPictures hears of the pictures of each view that is there; none are taken unless given
 * @throws Problem when there is no browser, saying what to install
 */
export async function smokeTest(
  folder: string,
  release: Release,
  onPictures?: OnPictures,
): Promise<ViewProblem[]> {
  const browser = await ensureBrowser();
  await buildIfChanged(HARNESS);
  const page = join(root, HARNESS, 'dist');
  return mountViews({ page, build: folder, release, samples: readExamples() }, browser, onPictures);
}
