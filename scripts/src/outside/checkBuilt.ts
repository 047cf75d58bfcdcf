import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@portal/contract/release';
import type { OnPictures } from '../accessibility/checkViews.ts';
import { describeProblems } from '../accessibility/describeProblems.ts';
import { mountViews } from '../accessibility/mountViews.ts';
import { findBrowser } from '../checks/browser.ts';
import { Problem } from '../terminal/problem.ts';
import { checkBuild } from '../release/checkBuild.ts';
import { readRelease } from '../release/readRelease.ts';
import { step } from '../terminal/step.ts';
import { kitFiles } from './kitFiles.ts';

/** What a check may be told. */
export interface CheckOptions {
  /** File with further answers of services, by call: `{"GET /main/points": {…}}`. */
  samples?: string;
  /** Path of a Chromium; one that is found on this machine unless given. */
  browser?: string;
}

/** What helps against a problem that builds from outside have first. */
function withAdvice(problem: string): string {
  if (problem.startsWith('the entry weighs'))
    return `${problem} (the shell lends the federation runtime: experiments: { externalRuntime: true })`;
  if (problem.includes('styles more than'))
    return `${problem} (css-loader: localIdentName: '[local]-[hash:base64:6]')`;
  return problem;
}

function browserOf({ browser }: CheckOptions): string {
  if (browser !== undefined && !existsSync(browser))
    throw new Problem(`There is no browser at ${browser}.`);
  const found = browser ?? findBrowser();
  if (found !== undefined) return found;
  throw new Problem(
    'No Chromium was found to mount the views in: npx playwright-core install chromium-headless-shell, or --browser <path>.',
  );
}

function readSamples({ samples }: CheckOptions): unknown {
  const documented: object = JSON.parse(readFileSync(kitFiles.examples, 'utf8'));
  if (samples === undefined) return documented;
  if (!existsSync(samples)) throw new Problem(`There is no ${samples}.`);
  return { ...documented, ...JSON.parse(readFileSync(samples, 'utf8')) };
}

/**
 * Does with a build what mgmt will do before it gives it to anybody, and what mgmt cannot: mounts every view on the
 * double of the shell, in both themes, and lets axe judge it.
 * @param folder of the built files, with `release.json`
 * @param onPictures hears of the pictures of each view that is there; none are taken unless given
 * @throws Problem with everything that speaks against releasing it
 */
export async function checkBuilt(
  folder: string,
  options: CheckOptions,
  onPictures?: OnPictures,
): Promise<Release> {
  if (!existsSync(join(folder, 'release.json')))
    throw new Problem(`${folder} has no release.json: portal build, or portal describe ${folder}.`);
  const release = readRelease(folder);
  const refused = `${release.name} ${release.version} is not ready`;
  const problems = await step('Checking contract, size, styles and integrity', () =>
    checkBuild(folder, release),
  );
  if (problems.length > 0)
    throw new Problem(`${refused}: ${problems.map(withAdvice).join('\nand ')}`);
  const content = {
    page: kitFiles.harness,
    build: folder,
    release,
    samples: readSamples(options),
  };
  const browser = browserOf(options);
  const views = release.pages.length + release.panels.length;
  const broken = await step(
    `Mounting ${views === 1 ? 'its view' : `${views} views`} on the double of the shell, in both themes`,
    () => mountViews(content, browser, onPictures),
  );
  if (broken.length > 0)
    throw new Problem(
      `${refused}: views do not mount, or shut people out.\n${describeProblems(broken)}`,
    );
  return release;
}
