import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** The project's folder, with a final slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folder of the remotes that only tests publish. */
const FIXTURES = 'e2e/fixtures';

const packageSchema = v.object({
  name: v.string(),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/** One package of the workspace. */
export interface WorkspacePackage {
  /** Full name: `@portal/mf-booking`. */
  name: string;
  /** Path from the project's folder: `mf-booking`, `shared/ui`. */
  path: string;
  /** Absolute folder. */
  folder: string;
  /** Names of the workspace packages that it uses directly. */
  uses: string[];
}

function readPackage(path: string): WorkspacePackage {
  const folder = join(root, path);
  const content = v.parse(
    packageSchema,
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const all = { ...content.dependencies, ...content.devDependencies };
  const uses = Object.keys(all).filter((name) => all[name]?.startsWith('workspace:'));
  return { name: content.name, path, folder, uses };
}

/** All packages of the workspace, in the order of their paths. */
export function workspacePackages(): WorkspacePackage[] {
  const top = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name);
  const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
  const fixtures = readdirSync(join(root, FIXTURES)).map((name) => `${FIXTURES}/${name}`);
  return [...top, ...shared, ...fixtures]
    .filter((path) => existsSync(join(root, path, 'package.json')))
    .sort()
    .map(readPackage);
}

/** The package and everything of the workspace that it uses, directly or through others. */
export function withDependencies(
  start: WorkspacePackage,
  all: readonly WorkspacePackage[],
): WorkspacePackage[] {
  const found = new Map<string, WorkspacePackage>();
  const visit = (current: WorkspacePackage): void => {
    if (found.has(current.name)) return;
    found.set(current.name, current);
    for (const name of current.uses) {
      const next = all.find((candidate) => candidate.name === name);
      if (next) visit(next);
    }
  };
  visit(start);
  return [...found.values()];
}

/** Packages that are built and released: the host and every remote that is there. */
export function builtPackages(all: readonly WorkspacePackage[]): WorkspacePackage[] {
  return all.filter(
    ({ path, folder }) => !path.includes('/') && existsSync(join(folder, 'webpack.config.ts')),
  );
}

/** Pages that the edge serves beside the portal; a part of every installation, not of a release. */
export function pagePackages(all: readonly WorkspacePackage[]): WorkspacePackage[] {
  return all.filter(({ path }) => path === 'shared/setup');
}

/** Pages that help those who work on the portal or against it; never part of a release. */
export function toolPackages(all: readonly WorkspacePackage[]): WorkspacePackage[] {
  return all.filter(({ path }) => path === 'shared/simulator');
}

/** Remotes that only tests publish. */
export function fixturePackages(all: readonly WorkspacePackage[]): WorkspacePackage[] {
  return all.filter(({ path }) => path.startsWith(`${FIXTURES}/`));
}
