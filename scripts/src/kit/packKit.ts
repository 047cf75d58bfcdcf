import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import { HARNESS } from '../accessibility/smokeTest.ts';
import { buildIfChanged } from '../build/buildAll.ts';
import { root } from '../packages.ts';
import { Problem } from '../terminal/problem.ts';
import { runProgram } from '../processes/runProgram.ts';
import { bundleEntries } from './bundleEntries.ts';
import { copyDocs } from './copyDocs.ts';
import { copyDeclarations } from './copyDeclarations.ts';
import { declareModules } from './declareModules.ts';
import { kitPackages, SCOPE, type KitPackage } from './kitPackages.ts';
import { packageOf } from './packageOf.ts';
import { writeEntries, type Entry } from './writeEntries.ts';
import { writeSchemas } from './writeSchemas.ts';

const WORK = join(root, '.cache', 'kit');

/** Compressed forms and stamps of a build, which only a release needs. */
const UNPACKED = /\.(?:br|gz)$|\.source-hash$/;

/** The kit that speaks contract 1.3 is 1.3.x: who reads one number knows the other. */
export function kitVersion(patch: number): string {
  const [major = '', minor = ''] = CONTRACT_VERSION.split('.');
  return `${major}.${minor}.${patch}`;
}

function refuseUndeclared(published: KitPackage, libraries: ReadonlySet<string>): void {
  const known = [
    ...published.dependencies,
    ...published.exactDependencies,
    ...Object.keys(published.peerDependencies),
    SCOPE + published.name,
  ];
  const missing = [...libraries].filter(
    (library) =>
      !library.startsWith('.') &&
      !known.some((name) => library === name || library.startsWith(`${name}/`)),
  );
  if (missing.length > 0)
    throw new Problem(`The types of ${published.name} stand on ${missing.join(', ')}.`);
}

async function fill(published: KitPackage, entries: readonly Entry[], version: string) {
  const folder = join(WORK, published.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundleEntries(published, entries, folder);
  for (const program of Object.keys(published.programs))
    chmodSync(join(folder, `${program}.js`), 0o755);
  const declared = join(WORK, 'declared');
  refuseUndeclared(published, copyDeclarations(entries, declared, folder));
  for (const [name, path] of Object.entries(published.files))
    cpSync(join(root, path), join(folder, name), {
      recursive: true,
      filter: (source) => !UNPACKED.test(source),
    });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(root, 'scripts/kit', `${published.name}.md`), join(folder, 'README.md'));
  const isFirst = published === kitPackages[0];
  const readable = isFirst ? writeSchemas(folder) : [];
  if (isFirst) copyDocs(join(folder, 'docs'));
  const content = packageOf(published, version, readable);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
  return folder;
}

/**
 * Packs everything that teams outside of this repository install, each package as one file that npm can install
 * and publish.
 * @param output folder of the files; others of the kit in it are removed
 * @returns absolute paths of the files
 * @throws Problem when something does not build, or stands on what it does not name
 */
export async function packKit(output: string, patch: number): Promise<string[]> {
  await buildIfChanged(HARNESS);
  const parts = kitPackages.map((published) => ({
    published,
    entries: writeEntries(published, join(WORK, 'entries', published.name)),
  }));
  const typed = parts.flatMap(({ published, entries }) =>
    entries.filter(({ name }) => !(name in published.programs)).map(({ file }) => file),
  );
  await declareModules(typed, join(WORK, 'declared'));
  const folders = await Promise.all(
    parts.map(({ published, entries }) => fill(published, entries, kitVersion(patch))),
  );
  mkdirSync(output, { recursive: true });
  for (const name of readdirSync(output))
    if (/^portal-remote-.*\.tgz$/.test(name)) rmSync(join(output, name));
  const { code, output: said } = await runProgram('npm', [
    'pack',
    ...folders,
    ...['--pack-destination', output, '--loglevel', 'error'],
  ]);
  if (code !== 0) throw new Problem(`npm pack failed:\n${said}`);
  return readdirSync(output)
    .filter((name) => /^portal-remote-.*\.tgz$/.test(name))
    .map((name) => join(output, name));
}
