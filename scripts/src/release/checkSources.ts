import { Problem } from '../terminal/problem.ts';
import { runTool } from '../processes/runProgram.ts';

/** Lines of a tool's output that help; further ones mostly follow from them. */
const SHOWN = 20;

function firstLines(output: string): string {
  const lines = output.trim().split('\n');
  const rest = lines.length - SHOWN;
  return [...lines.slice(0, SHOWN), ...(rest > 0 ? [`… and ${rest} more lines`] : [])].join('\n');
}

/**
 * What speaks against the sources of a package, which a build does not look at: its types, and imports of what it may
 * not know. Empty when nothing does.
 * @param path folder of the package from the project's: `mf-booking`
 * @throws Problem when the tools are not installed
 */
export async function checkSources(path: string): Promise<string[]> {
  const checks = [
    ['its types are wrong', runTool('tsc', ['-p', path, '--pretty', 'false'])],
    [
      'it reaches over its boundaries',
      runTool('oxlint', ['-A', 'all', '-D', 'portal/boundaries', path]),
    ],
  ] as const;
  const ended = await Promise.all(
    checks.map(async ([problem, check]) => ({ problem, ...(await check) })),
  );
  return ended
    .filter(({ code }) => code !== 0)
    .map(({ problem, output }) => `${problem}:\n${firstLines(output)}`);
}

/**
 * Builds while the sources are checked: a build that fails may have failed by what the check finds.
 * @throws Problem with the messages of both
 */
export async function buildBeside(
  sources: Promise<string[]>,
  build: () => Promise<void>,
): Promise<void> {
  // Whoever waits for them hears of it; here it must not end the process while the build runs.
  sources.catch(() => undefined);
  try {
    await build();
  } catch (error) {
    const problems = await sources.catch(() => []);
    if (!(error instanceof Problem) || problems.length === 0) throw error;
    throw new Problem([error.message, ...problems].join('\n\n'));
  }
}
