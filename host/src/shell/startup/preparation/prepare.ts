import type { StartupContext } from '../startupContext.ts';
import type { PreparationStep, StartupStep } from '../startupStep.ts';

/**
 * Runs the steps one after the other, once per page view. One that fails is left behind: none of them
 * is worth a portal that does not open.
 */
export function prepare(
  context: StartupContext,
  steps: readonly PreparationStep[],
  onStep: (name: StartupStep) => void,
): void {
  for (const { name, run } of steps) {
    onStep(name);
    try {
      run(context);
    } catch (error) {
      console.warn(`The start goes on without the step ${name}.`, error);
    }
  }
}
