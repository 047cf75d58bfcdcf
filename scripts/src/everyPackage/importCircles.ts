import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** What a file imports by a relative name: for values, for types, and what it loads later. */
function relativeImports(file: string, root: string): string[] {
  const text = readFileSync(root + file, 'utf8');
  const { module } = parseSync(file, text);
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text
        .slice(start, end)
        .replace(/^\/\*.*?\*\/\s*/s, '')
        .slice(1, -1),
    ),
  ];
  return names
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file), name));
}

/**
 * Circles of files of one package, imports of types and those for later counted, each named by its files once.
 * Between packages the layers refuse them already.
 * @param files paths from the project's folder
 * @param root the project's folder, with a final slash
 */
export function importCircles(files: readonly string[], root: string): string[][] {
  const imports = new Map(files.map((file) => [file, relativeImports(file, root)]));
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) circles.push(path.slice(at).toSorted());
    if (at >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return circles;
}
