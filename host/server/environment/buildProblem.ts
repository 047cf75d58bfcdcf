import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
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
  try {
    mkdirSync(dataDirectory, { recursive: true });
    accessSync(dataDirectory, constants.W_OK);
    return undefined;
  } catch {
    return `The data folder ${dataDirectory} cannot be written: give it to this user, or set PORTAL_DATA_DIR to another one.`;
  }
}
