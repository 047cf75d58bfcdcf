import { runTool } from '../processes/runProgram.ts';
import { Problem } from '../terminal/problem.ts';
import { step } from '../terminal/step.ts';

/** Lines of the output that help: what failed stands at its end. */
const SHOWN = 60;

/**
 * Runs the unit tests of a remote, and no others: that those of another team are red stops nobody.
 * @throws Problem with what failed, how to test more, and how to release all the same
 */
export async function testOwn(title: string, remote: string): Promise<void> {
  const { code, output } = await step(`Testing ${remote}`, () =>
    // Also where none is written yet: a new remote has nothing that could be red.
    runTool('vitest', ['run', `${remote}/`, '--passWithNoTests'], {
      environment: { NO_COLOR: '1' },
    }),
  );
  if (code === 0) return;
  throw new Problem(
    [
      `${title} was not published: its own unit tests are red.`,
      ...output.trim().split('\n').slice(-SHOWN),
      `Mend them, or say why not: --untested-because "…", which is kept with the release. npm test -- ${remote} runs everything that concerns it.`,
    ].join('\n'),
  );
}
