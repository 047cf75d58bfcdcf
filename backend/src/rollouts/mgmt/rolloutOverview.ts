import type { RemoteOverview, RolloutOverview } from '@portal/rollout/rolloutOverview';
import type { Rollout } from '@portal/rollout/rollout';
import type { Backend } from '../../platform/backend.ts';
import { listDomains } from '../../accounts/companies/queries.ts';
import { countRemarks } from '../telemetry/countRemarks.ts';
import { listErrors } from '../telemetry/errors/listErrors.ts';
import { withErrors } from '../telemetry/errors/withErrors.ts';
import { healthOf } from '../telemetry/healthOf.ts';
import { listSlowerPages } from '../telemetry/views/listSlowerPages.ts';
import { withRemarks } from '../telemetry/withRemarks.ts';
import { versionInForce } from './policy/versionInForce.ts';
import { listCurrentRollouts, listVersions, releasesNamedBy } from './queries.ts';
import { versionsOf } from './versionsOf.ts';

/** How far back the health of a release looks, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** How many releases of a remote are listed. */
const LISTED = 20;

/** One remote: who gets what, and how it did since an instant. */
export async function remoteOverview(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  rollout: Rollout,
  since: Date,
): Promise<RemoteOverview> {
  const { remote } = rollout;
  const domains = await listDomains(database);
  const releases = await releasesNamedBy(database, rollout);
  return {
    remote,
    rollout,
    providers: domains.map((domain) => versionsOf(rollout, releases, domain)),
    health: withErrors(
      withRemarks(
        await healthOf(database, remote, since),
        await countRemarks(database, remote, since),
        versionInForce(rollout),
      ),
      await listErrors(database, remote, since),
    ),
    slower: await listSlowerPages({ database, clock }, rollout),
    releases: await listVersions(database, remote, LISTED),
  };
}

/**
 * Every remote × every provider: who gets what, and how it did in the last day.
 * @param isShown which remotes are told of
 */
export async function rolloutOverview(
  backend: Pick<Backend, 'database' | 'clock'>,
  isShown: (remote: string) => boolean = () => true,
): Promise<RolloutOverview> {
  const since = new Date(backend.clock.now().getTime() - DAY);
  const rollouts = (await listCurrentRollouts(backend.database)).filter(({ remote }) =>
    isShown(remote),
  );
  return {
    remotes: await Promise.all(rollouts.map((rollout) => remoteOverview(backend, rollout, since))),
  };
}
