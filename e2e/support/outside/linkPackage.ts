import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, workspacePackages } from '@portal/scripts/packages';
import * as v from 'valibot';

const packageSchema = v.object({
  version: v.string(),
  bin: v.optional(v.union([v.string(), v.record(v.string(), v.string())]), {}),
});

function readPackage(folder: string) {
  return v.parse(packageSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/**
 * Where some package of this repository, or one that it uses, finds a library in a version of the wished major.
 * @param first path of the package that is asked before the others: its libraries stand on its React
 */
function installed(name: string, range: string, first: string): string {
  const [major] = /\d+/.exec(range) ?? [];
  const packages = workspacePackages().map(({ folder }) => folder);
  const modules = [join(root, first), root, ...packages].map((folder) =>
    join(folder, 'node_modules'),
  );
  const behind = modules
    .map((folder) => join(folder, '@axe-core/playwright'))
    .filter((folder) => existsSync(folder))
    .map((folder) => dirname(dirname(realpathSync(folder))));
  const found = [...modules, ...behind]
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(folder) && readPackage(folder).version.startsWith(`${major}.`));
  if (found === undefined) throw new Error(`${name} ${range} is not installed here.`);
  return realpathSync(found);
}

/** Gives a folder the programs of a package as npm does, so that its own scripts find them. */
export function linkPrograms(name: string, folder: string): void {
  const { bin } = readPackage(join(folder, 'node_modules', name));
  const programs = typeof bin === 'string' ? { [name.split('/').at(-1) ?? name]: bin } : bin;
  const linked = join(folder, 'node_modules', '.bin');
  mkdirSync(linked, { recursive: true });
  for (const [program, path] of Object.entries(programs))
    if (!existsSync(join(linked, program)))
      symlinkSync(join('..', name, path), join(linked, program));
}

/**
 * Puts a library into a folder outside as `npm install` would, but without the network: as a link to what is installed
 * here. What nobody names is not there.
 * @param first path of the package whose version is taken if it has one
 */
export function linkPackage(name: string, range: string, folder: string, first: string): void {
  const target = join(folder, 'node_modules', name);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(installed(name, range, first), target, 'junction');
  linkPrograms(name, folder);
}
