import { Problem } from '../terminal/problem.ts';
import { runProgram } from '../processes/runProgram.ts';

/** Who changes something: who was named, or git's user.name. @throws Problem when nobody is known */
export async function authorOf(given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  // An installation has neither a checkout nor git.
  const { code, output } = await runProgram('git', ['config', 'user.name']).catch(() => ({
    code: 1,
    output: '',
  }));
  const name = output.trim();
  if (code !== 0 || name === '') throw new Problem('Say who you are: --author "…"');
  return name;
}
