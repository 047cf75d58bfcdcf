import { runTool } from '../processes/runProgram.ts';
import { resultFiles } from './results.ts';

async function runVitest(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
  const all = [...args, '--reporter=default'];
  return (await runTool('vitest', all, { environment, live: true })).code === 0;
}

/** Runs the unit tests that use a file, directly or through others. @returns whether they passed */
export function runTestsOf(
  path: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<boolean> {
  return runVitest(['related', '--run', path, ...args], environment);
}

/** Runs unit tests that count in the results. @param paths those of these folders only; all when absent */
export async function checkUnits(paths: readonly string[] = []): Promise<string | undefined> {
  const results = ['--reporter=json', `--outputFile=${resultFiles().unit}`];
  return (await runVitest(['run', ...paths, ...results]))
    ? undefined
    : 'Unit tests failed, see above.';
}
