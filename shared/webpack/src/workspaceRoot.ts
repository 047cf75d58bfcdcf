import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder at or above `folder` that holds pnpm-workspace.yaml. */
export function workspaceRoot(folder: string): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No pnpm-workspace.yaml above this package.');
  return workspaceRoot(parent);
}
