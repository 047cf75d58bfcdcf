import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../packages.ts';
import type { KitPackage } from './kitPackages.ts';

/** The module that stands for one import of a published package. */
export interface Entry {
  /** Name of the built files: `contract`, `index`. */
  name: string;
  /** Absolute path of the module. */
  file: string;
  runs: 'in browsers' | 'on Node';
}

/** Name of the files of a subpath: `./contract` → `contract`, `.` → `index`. */
export function entryName(subpath: string): string {
  return subpath === '.' ? 'index' : subpath.slice(2);
}

function exportLine(folder: string, module: string): string {
  const [path = '', names] = module.split('#');
  const from = relative(folder, join(root, path)).replaceAll('\\', '/');
  return `export ${names === undefined ? '*' : `{ ${names} }`} from '${from}';\n`;
}

/** Writes one module for each import that a package offers, which has the exports of all modules behind it. */
export function writeEntries(published: KitPackage, folder: string): Entry[] {
  mkdirSync(folder, { recursive: true });
  const subpaths = Object.entries(published.subpaths).map(([subpath, { modules, runs }]) => {
    const name = entryName(subpath);
    const file = join(folder, `${name}.ts`);
    writeFileSync(file, modules.map((module) => exportLine(folder, module)).join(''));
    return { name, file, runs };
  });
  const programs = Object.entries(published.programs).map(([name, path]) => ({
    name,
    file: join(root, path),
    runs: 'on Node' as const,
  }));
  return [...subpaths, ...programs];
}
