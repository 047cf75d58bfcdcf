import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import { describeSlowerPage } from '@portal/rollout/slowerPage';
import { actionPath, remotePath, type Trouble } from './trouble.ts';
import { whoHas } from './whoHas.ts';

/** Releases on trial of which pages are clearly slower for customers: a person decides what that is worth (C-980). */
export function slowerTrouble(overview: RemoteOverview): Trouble[] {
  const { remote, slower } = overview;
  const versions = [...new Set(slower.map(({ version }) => version))];
  return versions.map((version) => {
    const pages = slower.filter((page) => page.version === version);
    const begun = pages.map(({ since }) => new Date(since).getTime());
    return {
      id: `slower-${remote}-${version}`,
      level: 'look',
      remote,
      what: `${remote} ${version} is ${pages.map(describeSlowerPage).join('; ')}. Nothing is halted by it.`,
      since: new Date(Math.min(...begun)),
      whom: whoHas(overview, version),
      next: [
        { text: `Look at what customers felt`, path: `${remotePath(remote)}?span=24h#vitals` },
        {
          text: `Take ${version} of ${remote} back`,
          path: actionPath(remote, 'rollback', { version }),
        },
      ],
    };
  });
}
