import type { WorkspacePackage } from '../../packages.ts';
import { runTypeScript } from '../../processes/runProgram.ts';
import { say } from '../../terminal/say.ts';
import { changedPackages } from './changedPackages.ts';
import { changedSince } from './changedSince.ts';

/**
 * Tests, one after the other, the packages that changed since a commit and those that use them, or everything when that
 * is what changed.
 * @returns whether all passed
 * @throws Problem when there is no such commit
 */
export async function testChanged(
  since: string,
  all: readonly WorkspacePackage[],
): Promise<boolean> {
  const changed = changedPackages(await changedSince(since), all);
  if (changed?.length === 0) {
    say(`No package changed since ${since}.`);
    return true;
  }
  const names = changed?.map(({ path }) => path);
  say(`Since ${since} changed: ${names?.join(', ') ?? 'what concerns every package'}.`);
  const failed: string[] = [];
  // Each in a process of its own, as if somebody had named it: one that is red stops no other.
  for (const args of names?.map((name) => [name]) ?? [[]]) {
    say(`\n--- ${args[0] ?? 'everything'} ---`);
    const { code } = await runTypeScript('scripts/src/test.ts', args, { live: true });
    if (code !== 0) failed.push(args[0] ?? 'everything');
  }
  say(failed.length === 0 ? '\nAll passed.' : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0;
}
