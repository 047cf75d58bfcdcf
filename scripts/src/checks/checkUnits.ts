import { runTool } from '../processes/runProgram.ts';
import { resultFiles } from './results.ts';

/**
 * Runs unit tests that count in the results.
 * @param paths those of these folders only; all when absent
 * @param environment `PORTAL_TEST_DATABASE_URL`: a PostgreSQL server instead of the built-in one
 * @returns what to say when they did not all pass
 */
export async function checkUnits(
  paths: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<string | undefined> {
  const results = ['--reporter=default', '--reporter=json', `--outputFile=${resultFiles().unit}`];
  const { code } = await runTool('vitest', ['run', ...paths, ...results], {
    environment,
    live: true,
  });
  return code === 0 ? undefined : `Unit tests failed, see above (vitest ended with code ${code}).`;
}
