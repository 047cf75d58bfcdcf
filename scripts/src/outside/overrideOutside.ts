import type { RemoteManifest } from '@portal/contract/remoteManifest';
import { authorOf } from '../mgmt/authorOf.ts';
import type { Mgmt } from '../mgmt/mgmt.ts';
import { Problem } from '../terminal/problem.ts';
import { untilAskedToEnd } from '../processes/untilAskedToEnd.ts';
import { say } from '../terminal/say.ts';
import { step } from '../terminal/step.ts';
import { presetBuild } from './presetBuild.ts';

/** The usual port of the preset's development server. */
const PORT = 4400;

/** Which portal shall show the remote, and from where. */
export interface OverrideOptions {
  /** Address of a page of the portal. */
  portal?: string;
  /** Address of the container on the team's own development server; the preset serves it unless given. */
  entry?: string;
  port?: string;
  /** Git's user.name unless given. */
  author?: string;
}

async function serve(folder: string, port = String(PORT)) {
  if (!/^\d+$/.test(port)) throw new Problem(`--port is "${port}", but it is a number.`);
  const { serveRemote } = await presetBuild(folder);
  return step('Building it for development', () => serveRemote(folder, Number(port)));
}

/**
 * Shows a remote from its sources inside a portal that runs elsewhere, to one browser, until Ctrl+C.
 * @param folder where `remote.json` lies
 * @throws Problem when the portal is not named, or does not allow it
 */
export async function overrideOutside(
  folder: string,
  manifest: RemoteManifest,
  { portal = '', entry, port, author }: OverrideOptions,
  mgmt: Mgmt,
): Promise<void> {
  if (!/^https?:/.test(portal) || !URL.canParse(portal))
    throw new Problem(`--portal is "${portal}", but it is the address of a portal: https://…`);
  const developer = await authorOf(author);
  const address = new URL('/override', portal);
  const asked = untilAskedToEnd();
  const served = entry === undefined ? await serve(folder, port) : { entry, stop: async () => {} };
  try {
    const link = await mgmt.override({
      provider: address.hostname,
      manifest,
      entry: served.entry,
      developer,
    });
    address.searchParams.set('link', link);
    say(`\nOpen this within ten minutes, in the browser that shall see it:\n  ${address.href}`);
    say('\nCtrl+C ends this; the badge of the page is the way out.');
    await asked;
  } finally {
    await served.stop();
  }
}
