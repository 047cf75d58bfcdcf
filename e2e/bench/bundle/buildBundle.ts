import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release, ReleaseFile } from '@portal/contract/release';
import { readManifests } from '@portal/scripts/new-remote/readManifests';
import { root } from '@portal/scripts/packages';
import { loadConfig } from '@portal/webpack/build';
import { runWebpack } from '@portal/webpack/runWebpack';
import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import { describeFiles } from '@portal/webpack/describeFiles';
import { readBuild, type BuildParts } from '@portal/webpack/readBuild';
import type { Stats } from 'webpack';
import webpack from 'webpack';

const BASE = '/assets/host/';

/** The portal as one build: the host's parts, and the parts of each remote inside it. */
export interface Bundle {
  /** A folder that looks like a workspace to the edge: `host/dist` in it is this build. */
  workspace: string;
  files: ReleaseFile[];
  remotes: Record<string, BuildParts>;
}

function partsOfRemotes(stats: Stats): Record<string, BuildParts> {
  const names = [...stats.compilation.namedChunkGroups.keys()];
  const remotes = names.filter((name) => name.startsWith('remote-'));
  return Object.fromEntries(
    remotes.map((name) => [name.replace('remote-', ''), readBuild(stats, name, name)]),
  );
}

/** The module that takes the place of the host's federation loader: it knows every remote of this workspace. */
function loaderModule(): string {
  const entries = readManifests(root).map(({ name }) => {
    const file = JSON.stringify(join(root, name, 'src', 'remote.tsx'));
    return `'${name}': () => import(/* webpackChunkName: "remote-${name}" */ ${file}),`;
  });
  return `const remotes = {
${entries.join('\n')}
};
export function createFederationLoader() {
  return ({ name }) =>
    remotes[name]?.() ?? Promise.reject(new Error(\`\${name} is not in the bundle.\`));
}
`;
}

/** Builds host and remotes with the host's own configuration as one bundle with lazy pages. */
export async function buildBundle(): Promise<Bundle> {
  const workspace = join(root, '.cache', 'bench', 'bundle');
  const outputFolder = join(workspace, 'host', 'dist');
  rmSync(outputFolder, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  const loader = join(workspace, 'createBundledLoader.js');
  await writeFile(loader, loaderModule());
  const request = { mode: 'production', version: '0.0.0', outputFolder } as const;
  const configuration = await loadConfig(join(root, 'host'), request);
  const stats = await runWebpack({
    ...configuration,
    plugins: [
      ...(configuration.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/createFederationLoader\.ts$/, loader),
    ],
  });
  const files = await describeFiles(outputFolder);
  const parts = readBuild(stats, 'main', 'main');
  const identity = { version: '0.0.0', contract: CONTRACT_VERSION, base: BASE };
  const abilities = { sessionAtEdge: true, answersInDocument: true };
  const host = { ...identity, ...abilities, ...parts, files };
  await writeFile(join(outputFolder, 'host.json'), JSON.stringify(host));
  return { workspace, files, remotes: partsOfRemotes(stats) };
}

/** A release as the edge would preload it if its code were part of the bundle. */
export function inBundle(release: Release, bundle: Bundle): Release {
  const parts = bundle.remotes[release.name];
  if (!parts) return release;
  // Its own files only: the shell takes code of any other for its own.
  const own = new Set(
    [parts, ...Object.values(parts.views)].flatMap(({ scripts, styles }) => [
      ...scripts,
      ...styles,
    ]),
  ).add(parts.entry);
  const files = bundle.files.filter(({ path }) => own.has(path));
  return { ...release, ...parts, base: BASE, files };
}
