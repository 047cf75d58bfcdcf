import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { workspacePackages } from '../packages.ts';

const packageSchema = v.object({ exports: v.optional(v.record(v.string(), v.string()), {}) });

/**
 * The source file or pattern behind every import by name within the project: `@portal/api/*` →
 * `/…/shared/api/src/*.ts`, exact ones first.
 */
export function sourcePaths(): Map<string, string> {
  const paths = workspacePackages().flatMap(({ name, folder }) => {
    const content: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return Object.entries(v.parse(packageSchema, content).exports).map(
      ([subpath, file]): [string, string] => [name + subpath.slice(1), join(folder, file)],
    );
  });
  return new Map(
    paths.sort(([one], [other]) => Number(one.endsWith('*')) - Number(other.endsWith('*'))),
  );
}

/** The source file behind an import by name, if it is one within the project. */
export function sourceBehind(
  specifier: string,
  paths: ReadonlyMap<string, string>,
): string | undefined {
  for (const [name, file] of paths) {
    if (name === specifier) return file;
    const start = name.endsWith('*') ? name.slice(0, -1) : undefined;
    if (start !== undefined && specifier.startsWith(start))
      return file.replaceAll('*', specifier.slice(start.length));
  }
  return undefined;
}
