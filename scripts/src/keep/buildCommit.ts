import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { install } from '../../bootstrap/install.mjs';
import { Problem } from '../terminal/problem.ts';
import { step } from '../terminal/step.ts';
import { git } from '../processes/git.ts';
import { runProgram } from '../processes/runProgram.ts';

/** What is served or drawn of a build, and its description; precompressed files are made again when they are needed. */
const BUILT = /(\.(js|css|svg|png|jpe?g|webp|avif|woff2|drawn)|^(release|host)\.json)$/;
/** Characters of webpack's messages that are shown: it says the same of every file. */
const SHOWN = 3000;
const CONTRACT = /CONTRACT_VERSION = '(\d+\.\d+\.\d+)'/;

const declaredSchema = v.object({ version: v.string(), contract: v.optional(v.string()) });
const describedSchema = v.record(v.string(), v.unknown());

/** One built package of a commit. */
export interface BuiltPackage {
  name: string;
  version: string;
  /** The contract that a remote needs; null for the host. */
  needs: string | null;
  files: Map<string, Buffer>;
}

/** All packages of a commit as they would have been released. */
export interface BuiltCommit {
  /** The contract that the host offers. */
  contract: string;
  packages: BuiltPackage[];
}

function readBuild(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => BUILT.test(name))
      .map((name) => [name, readFileSync(join(folder, name))]),
  );
}

function declared(folder: string) {
  const file = ['remote.json', 'package.json'].find((name) => existsSync(join(folder, name)));
  return v.parse(declaredSchema, JSON.parse(readFileSync(join(folder, file ?? ''), 'utf8')));
}

/** Shells did not always write down the contract that they offer. */
function withContract(files: Map<string, Buffer>, contract: string): void {
  const described = files.get('host.json');
  if (!described) return;
  const host = v.parse(describedSchema, JSON.parse(described.toString()));
  files.set('host.json', Buffer.from(`${JSON.stringify({ ...host, contract }, null, 2)}\n`));
}

async function buildIn(tree: string, commit: string): Promise<BuiltCommit> {
  await install(tree);
  const source = readFileSync(join(tree, 'shared/contract/src/contractVersion.ts'), 'utf8');
  const contract = CONTRACT.exec(source)?.[1];
  if (contract === undefined) throw new Problem(`${commit} does not say which contract it offers.`);
  const names = readdirSync(tree).filter(
    (name) => /^(host|mf-.+)$/.test(name) && existsSync(join(tree, name, 'webpack.config.ts')),
  );
  const packages: BuiltPackage[] = [];
  for (const name of names) {
    const folder = join(tree, name);
    const { version: wanted, contract: needs = null } = declared(folder);
    const version = `${wanted}-k${commit}`;
    // By that commit's own preset, as it was built then.
    const program = join(tree, 'scripts/src/buildOne.ts');
    const { code, output } = await step(`Building ${name} ${version}`, () =>
      runProgram(process.execPath, ['--import', 'tsx', program, name, version]),
    );
    if (code !== 0)
      throw new Problem(`${name} of ${commit} does not build:\n${output.slice(0, SHOWN)}`);
    const files = readBuild(join(folder, 'dist'));
    withContract(files, contract);
    packages.push({ name, version, needs, files });
  }
  return { contract, packages };
}

/**
 * Builds host and remotes of a commit in a folder of its own, with the versions that it locks.
 * @throws Problem when the commit cannot be installed or built
 */
export async function buildCommit(commit: string): Promise<BuiltCommit> {
  // Without a hyphen: the build takes `ab-CD` anywhere in a path for a language, and drops it.
  const folder = mkdtempSync(join(tmpdir(), 'portalKept'));
  const tree = join(folder, commit);
  try {
    await git('worktree', 'add', '--detach', tree, commit);
    return await buildIn(tree, commit);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await git('worktree', 'prune');
  }
}
