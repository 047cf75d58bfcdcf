/** Program of `npm run override`: a local remote inside a portal that runs elsewhere, for one browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import { serveRemote } from '@portal/webpack/serveRemote';
import * as v from 'valibot';
import { authorOf } from './mgmt/authorOf.ts';
import { mgmtOfInstallation } from './mgmt/mgmtOfInstallation.ts';
import { root, workspacePackages } from './packages.ts';
import { checkPorts } from './portal/ports.ts';
import { main, Problem } from './terminal/problem.ts';
import { say } from './terminal/say.ts';
import { step } from './terminal/step.ts';
import { readArguments } from './terminal/readArguments.ts';
import { devPorts } from './portal/stackSettings.ts';
import { untilAskedToEnd } from './processes/untilAskedToEnd.ts';

const USAGE = `npm run override -- <remote> --portal <address>

Serves the remote from its sources on this machine and prints a link: the browser that opens it sees the remote
inside that portal for eight hours, nobody else does. --author is git's user.name.
PORTAL_BACKEND_URL and PORTAL_TEAM_TOKEN (yours, for the remotes of your team) or PORTAL_ADMIN_TOKEN say which
installation; without them, the one on this machine.`;

const OPTIONS = { portal: { type: 'string' }, author: { type: 'string' } } as const;

function readCommand() {
  const { values, positionals } = readArguments(process.argv.slice(2), OPTIONS, USAGE);
  const remotes = workspacePackages()
    .map(({ path }) => path)
    .filter((path) => path.startsWith('mf-'));
  const [remote = ''] = positionals;
  const { portal = '', author } = values;
  if (remote === '' || portal === '') throw new Problem(USAGE);
  if (!/^https?:/.test(portal) || !URL.canParse(portal))
    throw new Problem(`--portal is "${portal}", but it is an address: http://lima.localhost:4300`);
  if (!remotes.includes(remote)) {
    throw new Problem(`"${remote}" is not a remote. The remotes are ${remotes.join(', ')}.`);
  }
  return { remote, portal: new URL(portal), author };
}

await main(async () => {
  const { remote, portal, author } = readCommand();
  const { remote: port } = devPorts();
  await checkPorts({ PORTAL_DEV_PORT: port });
  const asked = untilAskedToEnd();
  const content: unknown = JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8'));
  const developer = await authorOf(author);
  const served = await step(`Building ${remote} for development`, () =>
    serveRemote(join(root, remote), port),
  );
  try {
    const link = await mgmtOfInstallation().override({
      provider: portal.hostname,
      manifest: v.parse(remoteManifestSchema, content),
      entry: served.entry,
      developer,
    });
    const address = new URL('/override', portal);
    address.searchParams.set('link', link);
    say(`\nOpen this within ten minutes, in the browser that shall see it:\n  ${address.href}`);
    say('\nCtrl+C stops serving; the badge of the page is the way out.');
    await asked;
  } finally {
    await served.stop();
  }
});
process.exit();
