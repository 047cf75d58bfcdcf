/** Program of `npm run ui`: the catalogue of all components, with fast refresh. */
import { join } from 'node:path';
import { servePage } from '@portal/webpack/servePage';
import { root } from './packages.ts';
import { checkPorts } from './portal/ports.ts';
import { main } from './terminal/problem.ts';
import { say } from './terminal/say.ts';
import { step } from './terminal/step.ts';
import { cataloguePort } from './portal/stackSettings.ts';
import { untilAskedToEnd } from './processes/untilAskedToEnd.ts';

await main(async () => {
  const port = cataloguePort();
  await checkPorts({ PORTAL_UI_PORT: port });
  const asked = untilAskedToEnd();
  const page = await step('Building the catalogue', () =>
    servePage(join(root, 'shared', 'catalogue'), port, {
      mode: 'development',
      // Where nobody sits at the machine there is no browser to open.
      open: process.stdout.isTTY && process.env['CI'] === undefined,
    }),
  );
  say(`\nThe catalogue of components: ${page.address}`);
  say('\nCtrl+C stops it.');
  await asked;
  await page.stop();
});
process.exit();
