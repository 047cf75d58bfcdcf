import { Problem } from '../terminal/problem.ts';
import { runProgram } from './runProgram.ts';

/** What git says. @throws Problem with its words where it fails */
export async function git(...args: string[]): Promise<string> {
  const { code, output } = await runProgram('git', args);
  if (code !== 0) throw new Problem(`git ${args.join(' ')} failed: ${output.trim()}`);
  return output.trim();
}
