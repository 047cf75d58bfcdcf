import type { Release } from '@portal/contract/release';
import { describeProblems } from '../accessibility/describeProblems.ts';
import { smokeTest } from '../accessibility/smokeTest.ts';
import { collectPictures } from '../pictures/collectPictures.ts';
import type { Album } from '../pictures/reviewPictures.ts';
import { Problem } from '../terminal/problem.ts';
import { step } from '../terminal/step.ts';
import { readExamples } from '../accessibility/readExamples.ts';
import { checkBuild } from './checkBuild.ts';
import { newerInBuild } from './compatibility/newerInBuild.ts';
import { drawProgram, hasProgram } from './drawProgram.ts';

/**
 * Looks at a build before anything of it is uploaded.
 * @param folder where it lies
 * @param sources what speaks against the sources
 * @returns pictures of its views
 * @throws Problem with all that speaks against giving this build to anybody
 */
export async function checkEverything(
  folder: string,
  release: Release,
  sources: Promise<string[]>,
): Promise<Album> {
  const refused = `${release.name} ${release.version} was not published`;
  const problems = await step(
    'Checking types, boundaries, contract, size, integrity and oldest browsers',
    async () => [
      ...(await checkBuild(folder, release)),
      ...newerInBuild(folder, release),
      ...(await sources),
    ],
  );
  if (problems.length > 0) throw new Problem(`${refused}: ${problems.join('\nand ')}`);
  if (hasProgram(release)) {
    const undrawn = await step(
      'Drawing the pages of its program with the documented examples',
      () => drawProgram(folder, release, readExamples()),
    );
    if (undrawn.length > 0) throw new Problem(`${refused}: ${undrawn.join('\nand ')}`);
  }
  const views = release.pages.length + release.panels.length;
  const { album, onPictures } = collectPictures();
  const broken = await step(
    `Mounting ${views === 1 ? 'its view' : `${views} views`} on the double of the shell, in both themes`,
    () => smokeTest(folder, release, onPictures),
  );
  if (broken.length > 0)
    throw new Problem(
      `${refused}: views do not mount, or shut people out.\n${describeProblems(broken)}`,
    );
  return album;
}
