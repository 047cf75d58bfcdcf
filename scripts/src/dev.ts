/** Program of `npm run dev -- mf-booking`: one remote with fast refresh inside the running portal. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveRemote } from '@portal/webpack/serveRemote';
import { buildAll } from './build/buildAll.ts';
import { demoProviders, seedDemo } from './portal/seedDemo.ts';
import { root, workspacePackages } from './packages.ts';
import { checkPorts } from './portal/ports.ts';
import { main, Problem } from './terminal/problem.ts';
import { readManifests } from './new-remote/readManifests.ts';
import { say } from './terminal/say.ts';
import { step } from './terminal/step.ts';
import { publishAll } from './portal/publishAll.ts';
import { isHealthy } from './portal/isHealthy.ts';
import { checkStackPorts, startEdge, startStack, type Stack } from './portal/stack.ts';
import {
  devPorts,
  stackAddresses,
  startSettings,
  type StackSettings,
} from './portal/stackSettings.ts';
import { untilAskedToEnd } from './processes/untilAskedToEnd.ts';

function wantedRemote(): string {
  const remotes = workspacePackages()
    .map(({ path }) => path)
    .filter((path) => path.startsWith('mf-'));
  const wanted = process.argv[2];
  if (wanted !== undefined && remotes.includes(wanted)) return wanted;
  throw new Problem(`Usage: npm run dev -- <remote>. The remotes are ${remotes.join(', ')}.`);
}

/** The portal of another terminal is used when there is one. */
async function startPortalUnlessRunning(settings: StackSettings): Promise<Stack | undefined> {
  if (await isHealthy(`${stackAddresses(settings).backend}/health`)) return undefined;
  await checkStackPorts(settings);
  const built = await step('Building what changed', buildAll);
  const stack = await step('Starting the portal', () => startStack(settings));
  await step('Publishing the releases', () => publishAll(settings, built));
  await step('Preparing the demo data', () => seedDemo(settings));
  return stack;
}

await main(async () => {
  const remote = wantedRemote();
  const settings = startSettings();
  const ports = devPorts();
  await checkPorts({ PORTAL_DEV_PORT: ports.remote, PORTAL_DEV_EDGE_PORT: ports.edge });
  const asked = untilAskedToEnd();
  const stops: (() => Promise<void>)[] = [];
  try {
    const stack = await startPortalUnlessRunning(settings);
    if (stack) stops.unshift(() => stack.stop());
    // A host that was never built cannot be served, even when the backend runs.
    if (!existsSync(join(root, 'host', 'dist', 'host.json'))) await step('Building', buildAll);
    const served = await step(`Building ${remote} for development`, () =>
      serveRemote(join(root, remote), ports.remote),
    );
    stops.unshift(() => served.stop());
    const edge = await startEdge(
      { ...settings, edgePort: ports.edge },
      { PORTAL_DEV_REMOTE: `${remote}=${served.entry}` },
    );
    stops.unshift(() => edge.stop());
    say(`\n${remote} runs from its sources, the others as released:`);
    for (const { domain } of demoProviders) say(`  http://${domain}:${ports.edge}/client`);
    const pages = readManifests(root).find(({ name }) => name === remote)?.pages ?? [];
    if (pages.length > 0) say(`Its pages: ${pages.map(({ path }) => `/client${path}`).join(', ')}`);
    say('\nCtrl+C stops it.');
    await Promise.race([asked, edge.lost]);
  } finally {
    for (const stop of stops) await stop();
  }
});
process.exit();
