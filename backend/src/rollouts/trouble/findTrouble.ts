import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import type { Backend } from '../../platform/backend.ts';
import { listOpenIncidents, type OpenIncident } from '../incidents/openIncidents.ts';
import { listRolloutHistory } from '../mgmt/queries.ts';
import { CANARY_GUARD } from '../telemetry/haltCanaries.ts';
import { canRollBack } from '../mgmt/policy/canRollBack.ts';
import { backupTrouble } from './backupTrouble.ts';
import { degradedEdges } from './degradedEdges.ts';
import { haltedTrouble } from './haltedTrouble.ts';
import { isPutAway } from './isPutAway.ts';
import { killedTrouble } from './killedTrouble.ts';
import { pausedPlanTrouble } from './pausedPlanTrouble.ts';
import { slowerTrouble } from './slowerTrouble.ts';
import { actionPath, remotePath, type Trouble } from './trouble.ts';
import { whoHas } from './whoHas.ts';

/** How long a halt is news, in milliseconds. */
const NEWS = 24 * 60 * 60 * 1000;

const rate = (failures: number, loads: number): string =>
  loads === 0 ? 'none' : `${((failures / loads) * 100).toFixed(1)} %`;

function failing(incident: OpenIncident, overview: RemoteOverview): Trouble {
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

/** Versions that somebody has and that do something wrong clearly more often than what everyone has. */
function remarked(
  overview: RemoteOverview,
  began: ReadonlyMap<string, Date>,
  now: Date,
): Trouble[] {
  const { remote, health, providers } = overview;
  const given = new Set(
    providers.flatMap(({ versions }) => versions.map((entry) => entry.version)),
  );
  return health.flatMap(({ version, remarks, loads }) => {
    const unusual = remarks.filter(({ isUnusual }) => isUnusual);
    if (unusual.length === 0 || !given.has(version)) return [];
    const said = unusual.map(({ code, pages }) => `${code} on ${pages} of ${loads} page views`);
    const firsts = unusual.map(({ code }) => began.get(`${remote} ${version} ${code}`) ?? now);
    return [
      {
        id: `remarks-${remote}-${version}`,
        level: 'look' as const,
        remote,
        what: `${remote} ${version} is remarked more often than what everyone has: ${said.join('; ')}.`,
        since: new Date(Math.min(...firsts.map((first) => first.getTime()))),
        whom: whoHas(overview, version),
        next: [
          { text: `Look at ${remote} ${version}`, path: `${remotePath(remote)}?span=24h` },
          {
            text: `Take ${version} of ${remote} back`,
            path: actionPath(remote, 'rollback', { version }),
          },
        ],
      },
    ];
  });
}

/** When what releases did wrong in the last day began, by `remote version code`. */
async function firstRemarks({ database, clock }: Pick<Backend, 'database' | 'clock'>) {
  const rows = await database
    .selectFrom('remoteRemarks')
    .select(({ fn }) => ['remote', 'version', 'code', fn.min('minute').as('first')])
    .where('minute', '>=', new Date(clock.now().getTime() - NEWS))
    .groupBy(['remote', 'version', 'code'])
    .execute();
  return new Map(
    rows.map(({ remote, version, code, first }) => [`${remote} ${version} ${code}`, first]),
  );
}

/** Alerts that the operator's system did not take in the last day. */
async function undeliveredAlerts({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<Trouble[]> {
  const rows = await database
    .selectFrom('rolloutAlerts')
    .select(['remote', 'at', 'lastError'])
    .where('state', '<>', 'DELIVERED')
    .where('tries', '>', 1)
    .where('at', '>=', new Date(clock.now().getTime() - NEWS))
    .orderBy('at')
    .execute();
  const [first] = rows;
  if (first === undefined) return [];
  return [
    {
      id: 'alerts',
      level: 'look',
      remote: null,
      what: `${rows.length === 1 ? 'An alert was' : `${rows.length} alerts were`} not taken by your own system. ${first.lastError ?? ''}`,
      since: first.at,
      whom: `Of ${[...new Set(rows.map(({ remote }) => remote))].join(', ')}.`,
      next: [{ text: 'Look at all remotes', path: '/operations/rollouts' }],
    },
  ];
}

/** What wants a person, of the given remotes: what harms customers first, then what began last. */
export async function findTrouble(
  backend: Pick<Backend, 'database' | 'clock' | 'environment'>,
  remotes: readonly RemoteOverview[],
): Promise<Trouble[]> {
  const now = backend.clock.now();
  const [degraded, backup, undelivered, incidents, began] = await Promise.all([
    degradedEdges(backend),
    backupTrouble(backend),
    undeliveredAlerts(backend),
    listOpenIncidents(backend.database),
    firstRemarks(backend),
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
            .map((incident) => failing(incident, overview)),
          ...haltedTrouble(overview, isNews ? history : []),
          ...pausedPlanTrouble(overview, history),
          ...killedTrouble(overview),
          ...remarked(overview, began, now),
          ...slowerTrouble(overview),
        ];
      }),
  );
  const rank = ({ level }: Trouble) => (level === 'bad' ? 0 : 1);
  return [...degraded, ...backup, ...undelivered, ...found.flat()].sort(
    (one, other) => rank(one) - rank(other) || other.since.getTime() - one.since.getTime(),
  );
}
