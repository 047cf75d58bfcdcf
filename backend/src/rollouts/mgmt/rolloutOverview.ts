import type { RemoteOverview, RolloutOverview } from '@portal/rollout/rolloutOverview';
import type { Rollout } from '@portal/rollout/rollout';
import type { Backend } from '../../platform/backend.ts';
import { listDomains } from '../../accounts/companies/queries.ts';
import { countRemarks } from '../telemetry/countRemarks.ts';
import { listErrors } from '../telemetry/errors/listErrors.ts';
import { withErrors } from '../telemetry/errors/withErrors.ts';
import { healthOf } from '../telemetry/healthOf.ts';
import { withRemarks } from '../telemetry/withRemarks.ts';
import { everyoneVersion } from './applyEdit.ts';
import { listCurrentRollouts, listVersions, releasesNamedBy } from './queries.ts';
import { versionsOf } from './versionsOf.ts';

/** How far back the health of a release looks, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** How many releases of a remote are listed. */
const LISTED = 20;

/**
 * Every remote × every provider: who gets what, and how it does.
 * @param isShown which remotes are told of
 */
export async function rolloutOverview(
  backend: Pick<Backend, 'database' | 'clock'>,
  isShown: (remote: string) => boolean = () => true,
): Promise<RolloutOverview> {
  const domains = await listDomains(backend.database);
  const since = new Date(backend.clock.now().getTime() - DAY);
  const describe = async (rollout: Rollout): Promise<RemoteOverview> => {
    const releases = await releasesNamedBy(backend.database, rollout);
    return {
      remote: rollout.remote,
      rollout,
      providers: domains.map((domain) => versionsOf(rollout, releases, domain)),
      health: withErrors(
        withRemarks(
          await healthOf(backend.database, rollout.remote, since),
          await countRemarks(backend.database, rollout.remote, since),
          everyoneVersion(rollout),
        ),
        await listErrors(backend.database, rollout.remote, since),
      ),
      releases: await listVersions(backend.database, rollout.remote, LISTED),
    };
  };
  const rollouts = (await listCurrentRollouts(backend.database)).filter(({ remote }) =>
    isShown(remote),
  );
  return { remotes: await Promise.all(rollouts.map(describe)) };
}
