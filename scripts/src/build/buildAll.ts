import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageIdentity } from '@portal/webpack/packageIdentity';
import * as v from 'valibot';
import { inParallel } from '@portal/storage/parallel/inParallel';
import {
  builtPackages,
  fixturePackages,
  pagePackages,
  root,
  toolPackages,
  workspacePackages,
  type WorkspacePackage,
} from '../packages.ts';
import { Problem } from '../terminal/problem.ts';
import { say } from '../terminal/say.ts';
import { seconds } from '../terminal/seconds.ts';
import { runTypeScript } from '../processes/runProgram.ts';
import { sourceHash } from './sourceHash.ts';
import { withLock } from '../processes/withLock.ts';

/** webpack is heavy: two at a time fit a small machine. */
const PARALLEL_BUILDS = 2;

const STAMP = '.source-hash';
const declaredVersionSchema = v.object({ version: v.string() });

interface Build {
  built: WorkspacePackage;
  hash: string;
}

function isCurrent({ built, hash }: Build): boolean {
  const stamp = join(built.folder, 'dist', STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** `1.2.0` of remote.json (the host: package.json) and the sources' hash: one version per content. */
function releaseVersion({ built, hash }: Build): string {
  const file = join(built.folder, 'remote.json');
  const version = existsSync(file)
    ? v.parse(declaredVersionSchema, JSON.parse(readFileSync(file, 'utf8'))).version
    : packageIdentity(built.folder).version;
  return `${version}-b${hash}`;
}

async function runBuild(path: string, version: string): Promise<void> {
  const { code, output } = await runTypeScript('scripts/src/buildOne.ts', [path, version], {
    follows: true,
  });
  if (code !== 0)
    throw new Problem(`Building ${path} failed:\n${output.trim() || `it ended with ${code}`}`);
}

async function build(wanted: Build): Promise<void> {
  const started = Date.now();
  await runBuild(wanted.built.path, releaseVersion(wanted));
  writeFileSync(join(wanted.built.folder, 'dist', STAMP), wanted.hash);
  say(`  ${wanted.built.path} built in ${seconds(Date.now() - started)}`);
}

/** Held while something is built into a `dist` folder. */
function whileBuilding<Result>(work: () => Promise<Result>): Promise<Result> {
  const lock = join(root, '.cache', 'build.lock');
  return withLock(lock, 'waiting for another build to end', work);
}

/**
 * Builds one remote with a version of its own; the next start builds it again with its usual one.
 * @throws Problem with webpack's messages when it does not build.
 */
export function buildVersion(path: string, version: string): Promise<void> {
  return whileBuilding(async () => {
    rmSync(join(root, path, 'dist', STAMP), { force: true });
    await runBuild(path, version);
  });
}

/**
 * Builds one package with its usual version when its sources changed since its last build.
 * @param path its folder from the project's: `e2e/fixtures/mf-stage`, `shared/harness`
 * @throws Problem with webpack's messages when it does not build.
 */
export function buildIfChanged(path: string): Promise<void> {
  return whileBuilding(async () => {
    const all = workspacePackages();
    const built = all.find((candidate) => candidate.path === path);
    if (!built) throw new Problem(`There is no package in ${path}.`);
    const wanted = { built, hash: sourceHash(built, all) };
    if (!isCurrent(wanted)) await build(wanted);
  });
}

/**
 * Builds the host and every remote whose sources changed since their last build, and beside them
 * what only a development edge serves.
 * @param options.withFixtures the remotes that only tests publish too, so that no test waits for them
 * @returns the paths of all packages that can be released, changed or not.
 * @throws Problem with webpack's messages when one does not build.
 */
export function buildAll({ withFixtures = false } = {}): Promise<string[]> {
  return whileBuilding(() => buildChanged(withFixtures));
}

async function buildChanged(withFixtures: boolean): Promise<string[]> {
  const all = workspacePackages();
  const released = builtPackages(all);
  if (released.length === 0) throw new Problem(`There is nothing to build below ${root}.`);
  const tools = process.env['PORTAL_ENVIRONMENT'] === 'production' ? [] : toolPackages(all);
  const fixtures = withFixtures ? fixturePackages(all) : [];
  const builds = [...released, ...pagePackages(all), ...tools, ...fixtures].map((built) => ({
    built,
    hash: sourceHash(built, all),
  }));
  await inParallel(
    PARALLEL_BUILDS,
    builds.filter((wanted) => !isCurrent(wanted)),
    build,
  );
  return released.map(({ path }) => path);
}
