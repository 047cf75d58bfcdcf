/** Program of `npm run demo -- reset`, which forgets all customers and creates the demo data afresh, and of `… reminder`. */
import { buildAll } from './build/buildAll.ts';
import { seedDemo, sendDemoReminder } from './portal/seedDemo.ts';
import { main, Problem } from './terminal/problem.ts';
import { say } from './terminal/say.ts';
import { step } from './terminal/step.ts';
import { publishAll } from './portal/publishAll.ts';
import { isHealthy } from './portal/isHealthy.ts';
import { checkStackPorts, startStack } from './portal/stack.ts';
import { stackAddresses, startSettings, type StackSettings } from './portal/stackSettings.ts';

function reset(settings: StackSettings): Promise<void> {
  return step('Creating the demo data', () => seedDemo(settings, true));
}

async function resetStopped(settings: StackSettings): Promise<void> {
  await checkStackPorts(settings);
  const built = await step('Building what changed', buildAll);
  const stack = await step('Starting the portal', () => startStack(settings));
  try {
    await step('Publishing the releases', () => publishAll(settings, built));
    await reset(settings);
  } finally {
    await stack.stop();
  }
  say('npm start shows it.');
}

await main(async () => {
  const [, , word] = process.argv;
  if (word !== 'reset' && word !== 'reminder')
    throw new Problem('Usage: npm run demo -- reset | reminder');
  const settings = startSettings();
  const isRunning = await isHealthy(`${stackAddresses(settings).backend}/health`);
  if (word === 'reminder') {
    if (!isRunning) throw new Problem('The portal does not run: npm start.');
    await step('Waiting for a reminder, up to three minutes', () => sendDemoReminder(settings));
    return;
  }
  await (isRunning ? reset(settings) : resetStopped(settings));
});
process.exit();
