import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { folderProblem } from '@portal/storage/folderProblem';
import type { EdgeEnvironment } from './readEnvironment.ts';

/**
 * Why an edge in production could show nobody a page, in a sentence; undefined when it can. In development the shell may
 * be built beside it.
 */
export function buildProblem({
  mode,
  hostBuild,
  dataDirectory,
}: Pick<EdgeEnvironment, 'mode' | 'hostBuild' | 'dataDirectory'>): string | undefined {
  if (mode !== 'production') return undefined;
  try {
    accessSync(join(hostBuild, 'host.json'), constants.R_OK);
  } catch {
    return `There is no build of the shell in ${hostBuild}: set PORTAL_HOST_BUILD to one.`;
  }
  return folderProblem(dataDirectory);
}
