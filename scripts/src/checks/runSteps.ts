import { say } from '../terminal/say.ts';
import { seconds } from '../terminal/seconds.ts';
import { describeFailures } from './describeFailures.ts';
import { describeTimes, type StepTime } from './describeTimes.ts';
import { lastBrowserOutcomes, lastEngineOutcomes, lastUnitOutcomes } from './results.ts';
import type { TestOutcome } from './testOutcome.ts';
import { runStep, type TestStep } from './testStep.ts';

function count(outcomes: readonly TestOutcome[], passed: boolean): number {
  return outcomes.filter((outcome) => outcome.passed === passed).length;
}

/** Runs one step after the other, whatever fails, and says at the end what did. @returns whether all passed */
export async function runSteps(steps: readonly TestStep[]): Promise<boolean> {
  const begun = Date.now();
  const failed: TestStep[] = [];
  const times: StepTime[] = [];
  for (const step of steps) {
    const started = Date.now();
    if (!(await runStep(step))) failed.push(step);
    times.push({ title: step.title, milliseconds: Date.now() - started });
  }

  const read = {
    unit: lastUnitOutcomes() ?? [],
    browser: lastBrowserOutcomes() ?? [],
    engines: lastEngineOutcomes() ?? [],
  };
  const outcomes = Object.values(read).flat();
  // A failed step counts as one failure, unless its failed tests are counted already.
  const uncounted = failed.filter(
    ({ counts }) => counts === undefined || count(read[counts], false) === 0,
  );
  const failures = count(outcomes, false) + uncounted.length;
  const described = describeFailures(outcomes);
  say(`\n${describeTimes(times, outcomes)}`);
  if (described !== '') say(`\n${described}`);
  say(`\nEverything took ${seconds(Date.now() - begun)}.`);
  if (failed.length > 0) say(`Failed: ${failed.map(({ title }) => title).join(', ')}.`);
  say(`${count(outcomes, true)} passed, ${failures} failed`);
  return failed.length === 0;
}
