/** Program of `npm run demo -- reset`: forgets all data and creates the demo data afresh. */
import { rmSync } from 'node:fs';
import { buildAll } from './buildAll.ts';
import { seedDemoOnce } from './demoData.ts';
import { main, Problem } from './problem.ts';
import { say, step } from './progress.ts';
import { publishAll } from './publish.ts';
import { checkStackPorts, startStack } from './stack.ts';
import { startSettings } from './stackSettings.ts';

await main(async () => {
  if (process.argv[2] !== 'reset') throw new Problem('Usage: npm run demo -- reset');
  const settings = startSettings();
  if (process.env['DATABASE_URL'] !== undefined) {
    throw new Problem('DATABASE_URL is set: empty that database yourself, then run npm start.');
  }
  await checkStackPorts(settings);
  const built = await step('Building what changed', buildAll);
  rmSync(settings.dataFolder, { recursive: true, force: true });
  const stack = await step('Starting the portal', () => startStack(settings));
  try {
    await step('Publishing the releases', () => publishAll(settings, built));
    await step('Creating the demo data', () => seedDemoOnce(settings));
  } finally {
    await stack.stop();
  }
  say('The demo data is new. npm start shows it.');
});
process.exit();
