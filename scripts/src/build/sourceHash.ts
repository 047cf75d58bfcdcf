import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, withDependencies, type WorkspacePackage } from '../packages.ts';

const IGNORED = new Set(['node_modules', 'dist', '.cache', '.data', 'test-results']);
/** Tests and catalogue entries never go into a release. */
const UNRELEASED = /\.(test|catalogue)\.tsx?$/;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return UNRELEASED.test(entry.name) ? [] : [path];
  });
}

/**
 * Hash of everything that a build of the package depends on: its sources, those of
 * the workspace packages it uses, and the locked versions. Tests and catalogue entries do not count.
 */
export function sourceHash(built: WorkspacePackage, all: readonly WorkspacePackage[]): string {
  const hash = createHash('sha256');
  const files = withDependencies(built, all).flatMap(({ folder }) => sourceFiles(folder));
  const shared = ['pnpm-lock.yaml', 'tsconfig.base.json'].map((file) => join(root, file));
  for (const file of [...files, ...shared].sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
