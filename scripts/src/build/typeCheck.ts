import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel } from '@portal/storage/parallel/inParallel';
import type { WorkspacePackage } from '../packages.ts';
import { runTool } from '../processes/runProgram.ts';

/** Checks the types of those packages that have TypeScript; undefined when all are right. */
export async function typeCheck(
  packages: readonly WorkspacePackage[],
): Promise<string | undefined> {
  const projects = packages
    .map(({ folder }) => join(folder, 'tsconfig.json'))
    .filter((file) => existsSync(file));
  if (projects.length === 0) return 'There is no tsconfig.json to check.';
  const ended = await inParallel(2, projects, (project) => runTool('tsc', ['-p', project]));
  const wrong = ended.filter(({ code }) => code !== 0).map(({ output }) => output.trim());
  return wrong.length === 0 ? undefined : wrong.join('\n');
}
