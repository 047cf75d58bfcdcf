/** Program of `npm start`: builds what changed, starts the portal and keeps it running. */
import { buildAll } from './build/buildAll.ts';
import { demoProviders, seedDemo } from './portal/seedDemo.ts';
import { main, Problem } from './terminal/problem.ts';
import { say } from './terminal/say.ts';
import { seconds } from './terminal/seconds.ts';
import { step } from './terminal/step.ts';
import { publishAll } from './portal/publishAll.ts';
import { checkStackPorts, startStack } from './portal/stack.ts';
import { stackAddresses, startSettings, type StackSettings } from './portal/stackSettings.ts';
import { untilAskedToEnd } from './processes/untilAskedToEnd.ts';

function printAddresses(settings: StackSettings): void {
  const { backend, gateway } = stackAddresses(settings);
  say('\nThe portal is running.\n');
  for (const { name, domain } of demoProviders) {
    say(`  ${name.padEnd(28)} http://${domain}:${settings.edgePort}/client`);
  }
  say(`\n  ${'Sent SMS and e-mail'.padEnd(28)} ${backend}/dev/outbox`);
  say(`  ${'Sandbox payment gateway'.padEnd(28)} ${gateway}`);
  const [first] = demoProviders;
  if (first && settings.environment !== 'production') {
    const simulator = `http://${first.domain}:${settings.edgePort}/dev/wrapper`;
    say(`  ${'Simulated native application'.padEnd(28)} ${simulator}`);
  }
  say('\nCtrl+C stops it.');
}

await main(async () => {
  const begun = Date.now();
  const settings = startSettings();
  await checkStackPorts(settings);
  const asked = untilAskedToEnd();
  const built = await step('Building what changed', buildAll);
  const stack = await step('Starting database, backend, sandbox gateway and edge', () =>
    startStack(settings),
  );
  try {
    await step('Publishing the releases', () => publishAll(settings, built));
    await step('Preparing the demo data', () => seedDemo(settings));
    printAddresses(settings);
    say(`(up after ${seconds(Date.now() - begun)})`);
    const ending = await Promise.race([asked, stack.lost]);
    if (!ending.startsWith('SIG')) throw new Problem(ending);
  } finally {
    say('Stopping ...');
    await stack.stop();
  }
});
process.exit();
