import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import type { OpenIncident } from '../incidents/openIncidents.ts';
import { canRollBack } from '../mgmt/policy/canRollBack.ts';
import { actionPath, remotePath, type Trouble } from './trouble.ts';
import { whoHas } from './whoHas.ts';

const rate = (failures: number, loads: number): string =>
  loads === 0 ? 'none' : `${((failures / loads) * 100).toFixed(1)} %`;

/** What everyone has and fails more often than is usual. */
export function failingTrouble(incident: OpenIncident, overview: RemoteOverview): Trouble {
  const { remote, version, loads, failures, usualLoads, usualFailures } = incident;
  return {
    id: `failing-${remote}`,
    level: 'bad',
    remote,
    what: `${remote} ${version}, which everyone has, fails more often than is usual: ${failures} of ${loads} loads (${rate(failures, loads)}) when it began, ${rate(usualFailures, usualLoads)} in the seven days before.`,
    since: incident.beganAt,
    whom: whoHas(overview, version),
    next: [
      { text: `Look at ${remote}`, path: `${remotePath(remote)}?span=1h` },
      ...(canRollBack(overview, version)
        ? [
            {
              text: `Take ${version} of ${remote} back`,
              path: actionPath(remote, 'rollback', { version }),
            },
          ]
        : []),
    ],
  };
}
