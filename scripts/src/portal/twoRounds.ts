import { Problem } from '../terminal/problem.ts';

/**
 * Does something for each name in turn, and once more at the end for those for which there was a problem: what one
 * has let go of, another may take by then.
 * @throws what is no problem at once; the problem of the second round
 */
export async function twoRounds(
  names: readonly string[],
  work: (name: string) => Promise<void>,
): Promise<void> {
  const again: string[] = [];
  for (const name of names) {
    try {
      await work(name);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      again.push(name);
    }
  }
  for (const name of again) await work(name);
}
