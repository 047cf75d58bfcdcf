import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@portal/contract/release';
import { acceptedInScripts, acceptedInStyles, isAccepted } from './isAccepted.ts';
import { newerInScript } from './newerInScript.ts';
import { newerInStyle } from './newerInStyle.ts';

/** By the end of a file's name how it is read, and what of it nothing breaks by. */
const KINDS = [
  ['.js', newerInScript, acceptedInScripts],
  ['.css', newerInStyle, acceptedInStyles],
] as const;

/**
 * What the files of a build use that one of the oldest browsers lacks (C-151): a sentence for each with file, feature and
 * browser. Empty when all of them run it.
 * @param folder where the build lies
 */
export function newerInBuild(folder: string, { files }: Pick<Release, 'files'>): string[] {
  return files.flatMap(({ path }) => {
    const kind = KINDS.find(([end]) => path.endsWith(end));
    if (kind === undefined) return [];
    const [, read, accepted] = kind;
    return [...read(readFileSync(join(folder, path), 'utf8'))]
      .filter(([feature]) => !isAccepted(feature, accepted))
      .map(([feature, browser]) => `${path} needs ${feature}, which ${browser} does not have`);
  });
}
