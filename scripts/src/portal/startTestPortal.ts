import { rmSync } from 'node:fs';
import { buildAll } from '../build/buildAll.ts';
import { seedDemo } from './seedDemo.ts';
import { step } from '../terminal/step.ts';
import { publishAll } from './publishAll.ts';
import { checkStackPorts, startStack, type Stack } from './stack.ts';
import { testSettings } from './stackSettings.ts';

/**
 * Starts a portal for browser tests, beside the one of `npm start`: own ports, own
 * data folder that begins empty, the demo data, today's builds of everything.
 * @param variables further variables of its processes
 */
export async function startTestPortal(variables: Record<string, string> = {}): Promise<Stack> {
  const usual = testSettings();
  const settings = { ...usual, variables: { ...usual.variables, ...variables } };
  await checkStackPorts(settings);
  const built = await step('Building what changed', buildAll);
  rmSync(settings.dataFolder, { recursive: true, force: true });
  const stack = await step('Starting the test portal', () => startStack(settings));
  try {
    await step('Publishing the releases', () => publishAll(settings, built));
    await step('Creating the demo data', () => seedDemo(settings));
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
