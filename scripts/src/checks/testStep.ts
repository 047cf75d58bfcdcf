import { Problem } from '../terminal/problem.ts';
import { say } from '../terminal/say.ts';
import { seconds } from '../terminal/seconds.ts';
import type { Ended } from '../processes/runProgram.ts';

/** One step of `npm test`. */
export interface TestStep {
  title: string;
  /** Where its tests are counted one by one. */
  counts?: 'unit' | 'browser' | 'engines';
  /** Resolves to undefined when it passed, else to what is wrong. */
  run(): Promise<string | undefined>;
}

/** Turns a tool's end into a step's result. */
export function complaint({ code, output }: Ended): string | undefined {
  return code === 0 ? undefined : output.trim() || `ended with code ${code}`;
}

/** Runs one step, says how it went, and resolves to whether it passed. */
export async function runStep({ title, run }: TestStep): Promise<boolean> {
  const started = Date.now();
  say(`\n${title} ...`);
  let wrong: string | undefined;
  try {
    wrong = await run();
  } catch (error) {
    wrong = error instanceof Problem ? error.message : String(error);
    if (!(error instanceof Problem) && error instanceof Error) wrong = error.stack;
  }
  if (wrong !== undefined) say(wrong);
  say(`  ${wrong === undefined ? 'passed' : 'FAILED'} in ${seconds(Date.now() - started)}`);
  return wrong === undefined;
}
