import { root } from '../../packages.ts';
import { Problem } from '../../terminal/problem.ts';
import { runProgram } from '../../processes/runProgram.ts';

async function git(...args: string[]): Promise<string[] | undefined> {
  const { code, output } = await runProgram('git', args, { folder: root });
  return code === 0 ? output.split('\0').filter((path) => path !== '') : undefined;
}

/**
 * Files that differ from where this branch left a commit, those that are not committed included.
 * @param commit `main`, `origin/main`, a tag, a hash
 * @throws Problem when git knows no such commit
 */
export async function changedSince(commit: string): Promise<string[]> {
  // A name that begins with a dash would be read as an option.
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '-z', '--no-renames', '--merge-base', '--end-of-options', commit),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  if (changed === undefined || added === undefined)
    throw new Problem(`git knows no commit ${commit}, or nothing that this branch shares with it.`);
  return [...new Set([...changed, ...added])].sort();
}
