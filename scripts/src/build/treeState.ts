import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages.ts';

/** Hash of every source file by path, as git sees the working tree (ignored files left out). */
export type TreeState = Readonly<Record<string, string>>;

// Neither prose nor pictures change what a test showed.
const WITHOUT_EFFECT = /\.(md|png)$/;

/** Reads the state of the working tree. @throws when this is no git checkout. */
export function readTreeState(): TreeState {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const state: Record<string, string> = {};
  for (const path of listed.split('\0').sort()) {
    const file = join(root, path);
    if (path === '' || WITHOUT_EFFECT.test(path) || !existsSync(file)) continue;
    if (!statSync(file).isFile()) continue;
    state[path] = createHash('sha256').update(readFileSync(file)).digest('hex');
  }
  return state;
}

/** Paths that differ between two states, in order. */
export function changedFiles(before: TreeState, after: TreeState): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path]).sort();
}
