import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import type { Backend } from '../../platform/backend.ts';
import { listOpenIncidents } from '../incidents/openIncidents.ts';
import { listRolloutHistory } from '../mgmt/queries.ts';
import { CANARY_GUARD } from '../telemetry/haltCanaries.ts';
import { backupTrouble } from './backupTrouble.ts';
import { degradedEdges } from './degradedEdges.ts';
import { failingTrouble } from './failingTrouble.ts';
import { haltedTrouble } from './haltedTrouble.ts';
import { isPutAway } from './isPutAway.ts';
import { killedTrouble } from './killedTrouble.ts';
import { pausedPlanTrouble } from './pausedPlanTrouble.ts';
import { slowerTrouble } from './slowerTrouble.ts';
import { firstRemarks, remarkedTrouble } from './remarkedTrouble.ts';
import type { Trouble } from './trouble.ts';
import { undeliveredAlerts } from './undeliveredAlerts.ts';

/** How long a halt, a remark or an alert is news, in milliseconds. */
const NEWS = 24 * 60 * 60 * 1000;

/** What wants a person, of the given remotes: what harms customers first, then what began last. */
export async function findTrouble(
  backend: Pick<Backend, 'database' | 'clock' | 'environment'>,
  remotes: readonly RemoteOverview[],
): Promise<Trouble[]> {
  const now = backend.clock.now();
  const dayAgo = new Date(now.getTime() - NEWS);
  const [degraded, backup, undelivered, incidents, began] = await Promise.all([
    degradedEdges(backend),
    backupTrouble(backend),
    undeliveredAlerts(backend, dayAgo),
    listOpenIncidents(backend.database),
    firstRemarks(backend, dayAgo),
  ]);
  const found = await Promise.all(
    remotes
      .filter((overview) => !isPutAway(overview, now))
      .map(async (overview) => {
        const { remote, rollout } = overview;
        const isNews =
          rollout.author === CANARY_GUARD &&
          now.getTime() - new Date(rollout.changedAt).getTime() < NEWS;
        const isPaused = rollout.plan?.isPaused === true;
        const history =
          isNews || isPaused ? await listRolloutHistory(backend.database, remote) : [];
        return [
          ...incidents
            .filter((incident) => incident.remote === remote)
            .map((incident) => failingTrouble(incident, overview)),
          ...haltedTrouble(overview, isNews ? history : []),
          ...pausedPlanTrouble(overview, history),
          ...killedTrouble(overview),
          ...remarkedTrouble(overview, began, now),
          ...slowerTrouble(overview),
        ];
      }),
  );
  const rank = ({ level }: Trouble) => (level === 'bad' ? 0 : 1);
  return [...degraded, ...backup, ...undelivered, ...found.flat()].sort(
    (one, other) => rank(one) - rank(other) || other.since.getTime() - one.since.getTime(),
  );
}
