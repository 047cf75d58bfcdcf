import { rmSync } from 'node:fs';
import { buildAll } from '../build/buildAll.ts';
import { seedDemo } from './demoData.ts';
import { step } from '../progress.ts';
import { publishAll } from './publish.ts';
import { checkStackPorts, startStack, type Stack } from './stack.ts';
import { testSettings } from './stackSettings.ts';

/**
 * Starts a portal for browser tests, beside the one of `npm start`: own ports, own
 * data folder that begins empty, the demo data, today's builds of everything.
 */
export async function startTestPortal(): Promise<Stack> {
  const settings = testSettings();
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
