import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildAll } from '../build/buildAll.ts';
import { pagePackages, root, workspacePackages } from '../packages.ts';
import { Problem } from '../terminal/problem.ts';
import { git } from '../processes/git.ts';
import { runProgram } from '../processes/runProgram.ts';
import { step } from '../terminal/step.ts';
import { bundlePrograms } from './bundlePrograms.ts';
import { copyLibraries } from './copyLibraries.ts';
import { libraries } from './programs.ts';
import { sumFiles, sumOf } from './sumFiles.ts';
import { writeBillOfMaterials } from './writeBillOfMaterials.ts';

/** What says how a build was made, and is served to nobody. */
const UNPACKED = /\.source-hash$/;
/** What whoever installs it reads. */
const PAPERS = ['LICENSE', 'CHANGELOG.md', '.env.example'];

/** What an archive says of itself. */
export interface Packed {
  version: string;
  /** Commit of the sources. */
  commit: string;
}

function copy(path: string, folder: string): void {
  cpSync(join(root, path), join(folder, path), {
    recursive: true,
    filter: (source) => !UNPACKED.test(source),
  });
}

async function run(program: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runProgram(program, args);
  if (code !== 0) throw new Problem(`${program} failed:\n${output}`);
  return output.trim();
}

/** Fills a folder with an installation: programs, what they read, built pages, libraries with machine code. */
async function fill(folder: string, packed: Packed, withNode: boolean): Promise<void> {
  const built = await step('Building pages that changed', buildAll);
  const read = await step('Building the programs', () =>
    bundlePrograms(root, join(folder, 'programs')),
  );
  const pages = pagePackages(workspacePackages()).map(({ path }) => path);
  for (const path of [...read, ...[...built, ...pages].map((name) => `${name}/dist`), ...PAPERS])
    copy(path, folder);
  cpSync(join(root, 'deploy'), folder, { recursive: true });
  copyLibraries(libraries, root, join(folder, 'node_modules'));
  if (withNode) {
    mkdirSync(join(folder, 'runtime'));
    cpSync(process.execPath, join(folder, 'runtime', 'node'), { dereference: true });
  }
  const content = { name: 'customer-portal', ...packed, private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
  await step('Listing what it is made of', () =>
    writeBillOfMaterials(['backend', ...built, ...pages], join(folder, 'sbom.cdx.json')),
  );
  sumFiles(folder);
}

/**
 * Packs an installation of the product for the platform of this machine: an archive that starts with Node and PostgreSQL
 * alone, and its checksum beside it. The same commit gives the same files.
 * @param output folder of the archive
 * @param withNode takes this machine's Node along, for systems whose own is older
 * @returns the archive's path
 * @throws Problem when something does not build
 */
export async function packProduct(
  output: string,
  packed: Packed,
  withNode: boolean,
): Promise<string> {
  const name = `portal-${packed.version}-${process.platform}-${process.arch}`;
  const folder = join(root, '.cache', 'product', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(output, { recursive: true });
  await fill(folder, packed, withNode);
  const archive = join(output, `${name}.tar.gz`);
  const time = await git('show', '-s', '--format=%ct', packed.commit);
  await step('Packing it', () =>
    run('tar', [
      ...['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=@${time}`],
      ...['-I', 'gzip -n', '-cf', archive, '-C', dirname(folder), name],
    ]),
  );
  writeFileSync(`${archive}.sha256`, `${sumOf(archive)}  ${basename(archive)}\n`);
  return archive;
}
