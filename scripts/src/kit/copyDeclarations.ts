import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../packages.ts';
import { renamed } from './kitPackages.ts';
import { sourceBehind, sourcePaths } from './sourcePaths.ts';
import type { Entry } from './writeEntries.ts';

/** What a declaration file imports: `from '…'`, `import('…')`. */
const SPECIFIER = /(\bfrom\s+|\bimport\s*\(\s*|^import\s+)(['"])([^'"]+)\2/gm;

/** The declaration of a source file of the project, if it has one. */
function declarationOf(source: string, declared: string): string | undefined {
  const path = relative(root, source).replace(/\.tsx?$/, '.d.ts');
  return !path.startsWith('..') && existsSync(join(declared, path)) ? path : undefined;
}

/**
 * Copies the declarations of a package's imports, with all that they reach in this repository, into its folder: what
 * is private here is a file there, and no import of it is left.
 * @param declared folder of `declareModules`
 * @param folder of the package's files
 * @returns names of the libraries that the types stand on
 */
export function copyDeclarations(
  entries: readonly Entry[],
  declared: string,
  folder: string,
): Set<string> {
  const libraries = new Set<string>();
  const copied = new Set<string>();
  const paths = sourcePaths();

  /** Where a declaration lies in the package: `types/shared/contract/src/session.d.ts`. */
  const placeOf = (path: string) => {
    const entry = entries.find(({ file }) => declarationOf(file, declared) === path);
    return entry === undefined ? join('types', path) : `${entry.name}.d.ts`;
  };

  function copy(source: string, path: string): void {
    if (copied.has(path)) return;
    copied.add(path);
    const place = placeOf(path);
    const text = readFileSync(join(declared, path), 'utf8').replaceAll(
      SPECIFIER,
      (_all, before: string, quote: string, specifier: string) => {
        const to = renamed[specifier];
        const own = specifier.startsWith('.')
          ? join(dirname(source), specifier)
          : sourceBehind(specifier, paths);
        const target = to === undefined ? own : undefined;
        const found = target === undefined ? undefined : declarationOf(target, declared);
        if (target === undefined || found === undefined) {
          libraries.add(to ?? specifier);
          return `${before}${quote}${to ?? specifier}${quote}`;
        }
        copy(target, found);
        const way = relative(dirname(place), placeOf(found)).replace(/\.d\.ts$/, '.js');
        return `${before}${quote}${way.startsWith('.') ? way : `./${way}`}${quote}`;
      },
    );
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), text);
  }

  for (const { file } of entries) {
    const path = declarationOf(file, declared);
    if (path !== undefined) copy(file, path);
  }
  return libraries;
}
