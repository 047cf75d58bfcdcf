import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { workspacePackages } from '../packages.ts';
import { entryName } from './writeEntries.ts';
import { SCOPE, type KitPackage } from './kitPackages.ts';

const installedSchema = v.object({ version: v.string() });

/** Commands of this repository stand on what runs its tests, which is of the same version as its core. */
const INSTALLED_AS: Readonly<Record<string, string>> = { 'playwright-core': '@playwright/test' };

/** Where a library lies that some package of this repository uses. @throws Error when none does */
export function installedFolder(library: string): string {
  const name = INSTALLED_AS[library] ?? library;
  const found = workspacePackages()
    .map(({ folder }) => join(folder, 'node_modules', name))
    .find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`No package here uses ${library}.`);
  return found;
}

function versionOf(library: string): string {
  const file = join(installedFolder(library), 'package.json');
  return v.parse(installedSchema, JSON.parse(readFileSync(file, 'utf8'))).version;
}

function sorted(entries: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Files beside the code that other tools read by their names. */
function readableFiles(files: readonly string[]): [string, string][] {
  return files.map((file) => [`./${file}`, `./${file}`]);
}

/**
 * The package.json of a published package: nothing in it is known to this workspace alone.
 * @param readable names of its JSON files, which may be read by `exports` too
 */
export function packageOf(published: KitPackage, version: string, readable: readonly string[]) {
  const exports = Object.keys(published.subpaths).map((subpath): [string, object] => {
    const name = entryName(subpath);
    return [subpath, { types: `./${name}.d.ts`, default: `./${name}.js` }];
  });
  const programs = Object.keys(published.programs).map((name) => [name, `${name}.js`] as const);
  return {
    name: SCOPE + published.name,
    version,
    description: published.description,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    exports: {
      ...Object.fromEntries(exports),
      ...Object.fromEntries(readableFiles([...readable, 'package.json'])),
    },
    ...(programs.length > 0 && { bin: Object.fromEntries(programs) }),
    dependencies: sorted([
      ...published.dependencies.map((library) => [library, `^${versionOf(library)}`] as const),
      ...published.exactDependencies.map((library) => [library, versionOf(library)] as const),
    ]),
    peerDependencies: published.peerDependencies,
  };
}
