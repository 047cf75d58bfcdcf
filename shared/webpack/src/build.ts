import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import { releaseSchema, type Release } from '@portal/contract/release';
import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import * as v from 'valibot';
import type { Configuration } from 'webpack';
import type { BuildRequest, PackageBuild } from './buildRequest.ts';
import { describeFiles } from './describeFiles.ts';
import type { HostBuild } from './hostBuild.ts';
import { federationName, packageIdentity } from './packageIdentity.ts';
import { readBuild } from './readBuild.ts';
import { exposedChunk } from './exposedChunk.ts';
import { runWebpack } from './runWebpack.ts';
import { writeFrame } from './drawing/writeFrame.ts';
import { hostConstants } from './drawing/hostConstants.ts';
import { writePages } from './drawing/writePages.ts';
import { writeProgram } from './drawing/writeProgram.ts';
import { baseConfig } from './baseConfig.ts';

const configModuleSchema = v.object({
  default: v.custom<PackageBuild>((value) => typeof value === 'function'),
});

/** Outside of this repository nothing need be able to read TypeScript. */
const CONFIGS = ['webpack.config.ts', 'webpack.config.mjs', 'webpack.config.js'];

/**
 * Loads the webpack.config.ts of the package in `folder`, or the same in JavaScript.
 * @throws when it does not export the result of `remoteConfig` or `hostConfig` as default.
 */
export async function loadConfig(folder: string, request: BuildRequest): Promise<Configuration> {
  const file = CONFIGS.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (file === undefined) throw new Error(`There is no ${CONFIGS.join(' or ')} in ${folder}.`);
  const loaded: unknown = await import(pathToFileURL(file).href);
  return v.parse(configModuleSchema, loaded).default(request);
}

async function build(folder: string, request: BuildRequest) {
  const configuration = await loadConfig(folder, request);
  const stats = await runWebpack(configuration);
  return { stats, output: stats.compilation.outputOptions.path ?? join(folder, 'dist') };
}

/**
 * Builds one release of the remote in `folder` and writes `release.json` beside the files.
 * The result can be published as it is.
 * @throws with webpack's messages when the build fails, and when `remote.json` is invalid.
 */
export async function buildRemote(folder: string, request: BuildRequest): Promise<Release> {
  const declared: unknown = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8'));
  const manifest = v.parse(remoteManifestSchema, declared);
  const { stats, output } = await build(folder, request);
  const name = federationName(manifest.name, request.version);
  await writePages(folder, manifest, request, output);
  const drawable = manifest.pages.filter(({ firstRequests = [] }) => firstRequests.length > 0);
  await writeProgram(
    {
      folder,
      entry: 'src/program.ts',
      base: baseConfig(folder, manifest.name, request),
      mayDraw: (page) => drawable.some(({ name: drawn }) => drawn === page),
    },
    output,
  );
  const release = v.parse(releaseSchema, {
    ...manifest,
    version: request.version,
    federationName: name,
    base: `/assets/${manifest.name}/`,
    ...readBuild(stats, name, exposedChunk),
    files: await describeFiles(output),
  });
  await writeFile(join(output, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** Builds the host in `folder` and writes `host.json` beside the files. */
export async function buildHost(folder: string, request: BuildRequest): Promise<HostBuild> {
  const { stats, output } = await build(folder, request);
  await writeFrame(folder, request, output);
  await writeProgram(
    {
      folder,
      entry: 'src/drawn/program.tsx',
      base: baseConfig(folder, packageIdentity(folder).name, request),
      constants: hostConstants(folder, request.version),
    },
    output,
  );
  const description: HostBuild = {
    version: request.version,
    contract: CONTRACT_VERSION,
    base: `/assets/${packageIdentity(folder).name}/`,
    sessionAtEdge: true,
    answersInDocument: true,
    ...readBuild(stats, 'main', 'main'),
    files: await describeFiles(output),
  };
  await writeFile(join(output, 'host.json'), `${JSON.stringify(description, null, 2)}\n`);
  return description;
}

/** Builds the page that stands alone in `folder`. */
export async function buildPage(folder: string, request: BuildRequest): Promise<void> {
  await build(folder, request);
}
