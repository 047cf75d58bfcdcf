import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { Problem } from '../terminal/problem.ts';

const packageSchema = v.object({
  version: v.string(),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/** Folder of an installed package as Node finds it from another one; undefined when it is not installed. */
function folderOf(name: string, from: string): string | undefined {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((folder) => existsSync(folder));
  return found === undefined ? undefined : realpathSync(found);
}

/**
 * Copies installed packages, and what they need of others, flat into a folder of packages: for the platform that they
 * were installed for.
 * @param libraries by the package that uses them, each with the parts of it that are needed, or the whole of it
 * @param root absolute folder of the sources
 * @param output `node_modules` that they are copied into
 * @returns what was copied, as `sharp@0.35.5`
 * @throws Problem when one is not installed, or is needed in two versions
 */
export function copyLibraries(
  libraries: Readonly<Record<string, Readonly<Record<string, readonly string[] | 'whole'>>>>,
  root: string,
  output: string,
): string[] {
  const copied = new Map<string, string>();
  const copy = (name: string, user: string, parts: readonly string[] | 'whole'): void => {
    const folder = folderOf(name, user);
    if (folder === undefined) throw new Problem(`The package ${name} is not installed.`);
    const content = v.parse(
      packageSchema,
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    );
    const before = copied.get(name);
    if (before === content.version) return;
    if (before !== undefined)
      throw new Problem(`${name} is needed in the versions ${before} and ${content.version}.`);
    copied.set(name, content.version);
    for (const part of parts === 'whole' ? ['.'] : ['package.json', ...parts])
      cpSync(join(folder, part), join(output, name, part), {
        recursive: true,
        filter: (source) => dirname(source) !== folder || !source.endsWith('node_modules'),
      });
    for (const needed of Object.keys(content.dependencies)) copy(needed, folder, 'whole');
    for (const wished of Object.keys(content.optionalDependencies))
      if (folderOf(wished, folder) !== undefined) copy(wished, folder, 'whole');
  };
  for (const [user, names] of Object.entries(libraries))
    for (const [name, parts] of Object.entries(names)) copy(name, join(root, user), parts);
  return [...copied].map(([name, version]) => `${name}@${version}`).sort();
}
