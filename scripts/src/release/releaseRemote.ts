import { join, relative } from 'node:path';
import type { ReleaseDetails } from '@portal/rollout/release/releaseDetails';
import type { Release } from '@portal/contract/release';
import type { KeptBuild } from '@portal/storage/assets/keepBuild';
import { buildVersion } from '../build/buildAll.ts';
import { sourceHash } from '../build/sourceHash.ts';
import { assetsOfInstallation } from '../mgmt/assetsOfInstallation.ts';
import type { Mgmt } from '../mgmt/mgmt.ts';
import { mgmtOfInstallation } from '../mgmt/mgmtOfInstallation.ts';
import { reachesStorage } from '../mgmt/reachesStorage.ts';
import { root, withDependencies, workspacePackages } from '../packages.ts';
import { startSettings } from '../portal/stackSettings.ts';
import { reviewPictures } from '../pictures/reviewPictures.ts';
import { Problem } from '../terminal/problem.ts';
import { say } from '../terminal/say.ts';
import { step } from '../terminal/step.ts';
import { checkEverything } from './checkEverything.ts';
import { buildBeside, checkSources } from './checkSources.ts';
import { detailsOf, type Said } from './details/detailsOf.ts';
import { originOf, refuseDirty } from './details/originOf.ts';
import { readRelease } from './readRelease.ts';
import { registerRelease, versionTaken, wasOurs } from './registerRelease.ts';
import { sayingHowFar } from './upload/sayingHowFar.ts';
import { testOwn } from './testOwn.ts';
import { uploadBuild } from './uploadBuild.ts';
import { uploadOverHttp } from './upload/uploadOverHttp.ts';

function sayPublished(remote: string, version: string, how: string): void {
  say(`${remote} ${version} ${how}; nobody has it yet. Give it to one provider first:`);
  say(`  npm run rollout -- set ${remote} ${version} --provider <domain> --reason "…"`);
}

/** @throws Problem when the sources are not committed and nobody said why */
async function readDetails(remote: string, version: string, said: Said): Promise<ReleaseDetails> {
  const all = workspacePackages();
  const built = all.find(({ path }) => path === remote);
  if (built === undefined) throw new Problem(`There is no package ${remote}.`);
  const folders = withDependencies(built, all).map(({ folder }) => folder);
  const paths = folders.map((folder) => relative(root, folder));
  const origin = await originOf(root, [...paths, 'pnpm-lock.yaml', 'tsconfig.base.json']);
  if (said.dirtyBecause === undefined) refuseDirty(`${remote} ${version}`, origin);
  return detailsOf(origin, said, folders, sourceHash(built, all));
}

/** @returns what became of the files, in words */
async function upload(folder: string, release: Release, mgmt: Mgmt): Promise<string> {
  const { name, version, files } = release;
  const words = ({ added, present }: KeptBuild) => `${added} files added, ${present} were there`;
  if (!reachesStorage(process.env))
    return words(await uploadOverHttp(folder, release, mgmt, sayingHowFar()));
  const assets = assetsOfInstallation(startSettings());
  const kept = await uploadBuild(`${name} ${version}`, { folder, name, files }, assets);
  return `${words(kept)}; compressed ones count`;
}

/**
 * Builds a version of a remote, tests and checks it, mounts its views and compares their pictures, uploads its files and registers it. Nobody has it
 * then.
 * @throws Problem with why not
 */
export async function releaseRemote(remote: string, version: string, said: Said): Promise<void> {
  const mgmt = mgmtOfInstallation();
  const attempt = join(root, '.cache', `registering-${remote}.json`);
  const before = (await mgmt.published(remote)).get(version);
  if (before !== undefined && wasOurs(before, attempt))
    return sayPublished(remote, version, 'was registered by the command that broke off');
  if (before !== undefined) throw versionTaken(remote, version);
  const madeOf = await readDetails(remote, version, said);
  if (said.untestedBecause === undefined) await testOwn(`${remote} ${version}`, remote);
  const folder = join(root, remote, 'dist');
  const sources = checkSources(remote);
  await step(`Building ${remote} ${version}`, () =>
    buildBeside(sources, () => buildVersion(remote, version)),
  );
  const release = readRelease(folder);
  const album = await checkEverything(folder, release, sources);
  const pictures = await step('Comparing pictures of its views with those before', () =>
    reviewPictures(
      {
        name: remote,
        version,
        album,
        looksRight: said.looksRight,
        folder: join(root, '.cache', 'pictures', remote, version),
      },
      mgmt,
    ),
  );
  const uploaded = await step('Uploading what is new', () => upload(folder, release, mgmt));
  say(`  ${uploaded}`);
  // Files first: a release must never be known before it can be loaded.
  const details = { ...madeOf, pictures };
  await step('Registering the release', () => registerRelease(release, mgmt, attempt, details));
  sayPublished(remote, version, 'is published');
}
