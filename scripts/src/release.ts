/**
 * Program of `npm run release`: builds one remote, checks it, mounts its views, uploads its files and registers it; or
 * builds the host, checks it and uploads its files.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifestSchema, type RemoteManifest } from '@portal/contract/remoteManifest';
import * as v from 'valibot';
import { assetsOfInstallation } from './mgmt/assetsOfInstallation.ts';
import { buildIfChanged, buildVersion } from './build/buildAll.ts';
import { mgmtOfInstallation } from './mgmt/mgmtOfInstallation.ts';
import { root } from './packages.ts';
import { onInterruption } from './processes/onInterruption.ts';
import { main, Problem } from './problem.ts';
import { say } from './say.ts';
import { step } from './step.ts';
import { readArguments } from './readArguments.ts';
import { checkEverything } from './release/checkEverything.ts';
import { buildBeside, checkSources } from './release/checkSources.ts';
import { publishHost } from './release/publishHost.ts';
import { readRelease } from './release/readRelease.ts';
import { registerRelease, versionTaken, wasOurs } from './release/registerRelease.ts';
import { uploadBuild } from './release/uploadBuild.ts';
import { startSettings } from './portal/stackSettings.ts';
import { withLock } from './processes/withLock.ts';

const USAGE = 'Usage: npm run release -- <remote> [--version 1.2.3], or npm run release -- host';

/** @param name the file as people know it @throws Problem with what is wrong in it */
function readManifest(file: string, name: string): RemoteManifest {
  try {
    return v.parse(remoteManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const where = v.isValiError(error) ? v.getDotPath(error.issues[0]) : null;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`${name} is not right${where === null ? '' : ` at ${where}`}: ${reason}`);
  }
}

function readCommand(args: readonly string[]): { remote: string; version: string } {
  const { values, positionals } = readArguments(args, { version: { type: 'string' } }, USAGE);
  const [remote, ...more] = positionals;
  if (remote === undefined) throw new Problem(USAGE);
  if (more.length > 0) throw new Problem(`One at a time: what is "${more.join(' ')}"?\n${USAGE}`);
  const file = join(root, remote, 'remote.json');
  if (!/^mf-[a-z-]+$/.test(remote) || !existsSync(file))
    throw new Problem(`${remote} is no remote: there is no ${remote}/remote.json.\n${USAGE}`);
  const declared = readManifest(file, `${remote}/remote.json`);
  const version = v.safeParse(
    remoteManifestSchema.entries.version,
    values.version ?? declared.version,
  );
  if (!version.success) throw new Problem(`"${values.version}" is no version like 1.2.3.`);
  return { remote, version: version.output };
}

/** The edges serve the build that they are started with; here it only comes where all of them find its files. */
async function releaseHost(): Promise<void> {
  const mgmt = mgmtOfInstallation();
  const assets = assetsOfInstallation(startSettings());
  const sources = checkSources('host');
  await step('Building the host if its sources changed', () =>
    buildBeside(sources, () => buildIfChanged('host')),
  );
  const problems = await step('Checking types and boundaries', () => sources);
  if (problems.length > 0)
    throw new Problem(`The host was not published: ${problems.join('\nand ')}`);
  const { version, contract, added, present } = await step('Checking and uploading it', () =>
    publishHost(join(root, 'host', 'dist'), assets, mgmt),
  );
  say(`  ${added} files added, ${present} were there; compressed ones count`);
  say(`host ${version} (contract ${contract}) lies in host/dist and is where every edge finds it.`);
  say('Start the edges with it, one after the other; open pages keep what they began with.');
}

function sayPublished(remote: string, version: string, how: string): void {
  say(`${remote} ${version} ${how}; nobody has it yet. Give it to one provider first:`);
  say(`  npm run rollout -- set ${remote} ${version} --provider <domain> --reason "…"`);
}

async function releaseRemote(remote: string, version: string): Promise<void> {
  const mgmt = mgmtOfInstallation();
  const assets = assetsOfInstallation(startSettings());
  const attempt = join(root, '.cache', `registering-${remote}.json`);
  const before = (await mgmt.published(remote)).get(version);
  if (before !== undefined && wasOurs(before, attempt))
    return sayPublished(remote, version, 'was registered by the command that broke off');
  if (before !== undefined) throw versionTaken(remote, version);
  const folder = join(root, remote, 'dist');
  const sources = checkSources(remote);
  await step(`Building ${remote} ${version}`, () =>
    buildBeside(sources, () => buildVersion(remote, version)),
  );
  const release = readRelease(folder);
  await checkEverything(folder, release, sources);
  const { added, present } = await step('Uploading what is new', () =>
    uploadBuild(`${remote} ${version}`, { folder, name: remote, files: release.files }, assets),
  );
  say(`  ${added} files added, ${present} were there; compressed ones count`);
  // Files first: a release must never be known before it can be loaded.
  await step('Registering the release', () => registerRelease(release, mgmt, attempt));
  sayPublished(remote, version, 'is published');
}

await main(async () => {
  const args = process.argv.slice(2);
  const isHost = args.length === 1 && args[0] === 'host';
  const { remote, version } = isHost ? { remote: 'host', version: '' } : readCommand(args);
  onInterruption(
    () =>
      `Interrupted: nobody has anything of ${remote} ${version}`.trimEnd() +
      '. Run the same command again: it goes on from what is there, and says so if it is published by now.',
  );
  // Two would build into the same folder, and one would upload what the other just replaced.
  const lock = join(root, '.cache', `release-${remote}.lock`);
  return withLock(lock, `waiting for another release of ${remote} to end`, () =>
    isHost ? releaseHost() : releaseRemote(remote, version),
  );
});
