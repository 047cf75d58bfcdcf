import { HOST } from '@portal/rollout/host';
import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import type { Backend } from '../../platform/backend.ts';
import { listOpenIncidents, type OpenIncident } from '../incidents/openIncidents.ts';
import { everyoneVersion } from '../mgmt/policy/everyoneVersion.ts';
import { isTrial } from '../mgmt/policy/isTrial.ts';
import { listRolloutHistory } from '../mgmt/queries.ts';
import { ROLLOUT_PLAN } from '../plans/followPlans.ts';
import { CANARY_GUARD } from '../telemetry/haltCanaries.ts';
import { canRollBack } from '../mgmt/policy/canRollBack.ts';
import { backupTrouble } from './backupTrouble.ts';
import { degradedEdges } from './degradedEdges.ts';
import { haltedTrouble } from './haltedTrouble.ts';
import { isPutAway } from './isPutAway.ts';
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

/** A plan that stopped itself, because its next step was refused. */
function pausedPlan({ remote, rollout }: RemoteOverview): Trouble[] {
  const { plan, author, reason, changedAt } = rollout;
  if (plan?.isPaused !== true || author !== ROLLOUT_PLAN) return [];
  return [
    {
      id: `plan-${remote}`,
      level: 'look',
      remote,
      what: `The plan of ${remote} ${plan.version} stopped. ${reason}`,
      since: new Date(changedAt),
      whom: 'Who has it keeps it, and nobody else gets it.',
      next: [
        { text: `Look at ${remote}`, path: remotePath(remote) },
        { text: `Go on with the plan of ${remote}`, path: actionPath(remote, 'resume-plan') },
      ],
    },
  ];
}

/** Killed versions that rules still name, so that somebody gets something else than was meant, or nothing. */
function killed(overview: RemoteOverview): Trouble[] {
  const { remote, rollout, providers } = overview;
  const nobody = providers.filter(({ versions }) =>
    versions.some(({ version, why }) => version === null && why !== 'no-rule-applies'),
  );
  const version = everyoneVersion(rollout);
  // Of the shell nobody is ever without: there is the build that edges were started with.
  if (nobody.length === 0 || remote === HOST) return killedInstead(overview);
  return [
    {
      id: `nobody-${remote}`,
      level: 'bad',
      remote,
      what: `${remote} is shown to nobody there: ${version ?? 'what the rules name'} was killed or never published, and there is no last known good version.`,
      since: new Date(rollout.changedAt),
      whom: whoHas(overview, null),
      next: [
        { text: `Look at ${remote}`, path: remotePath(remote) },
        { text: `Give another version of ${remote}`, path: actionPath(remote, 'promote') },
      ],
    },
  ];
}

/** What customers get in the place of what was killed. */
function insteadOf({ remote, rollout }: RemoteOverview): string {
  const { lastKnownGood, killed } = rollout;
  if (remote === HOST && (lastKnownGood === null || killed.includes(lastKnownGood)))
    return 'the build of their edge';
  return lastKnownGood ?? 'another version';
}

function killedInstead(overview: RemoteOverview): Trouble[] {
  const { remote, rollout } = overview;
  const given = rollout.rules.filter(({ version }) => rollout.killed.includes(version));
  return [...new Set(given.map(({ version }) => version))].map((version) => ({
    id: `killed-${remote}-${version}`,
    level: 'look' as const,
    remote,
    what: `${remote} ${version} was killed, and the rules still name it: its customers get ${insteadOf(overview)} instead.`,
    since: new Date(rollout.changedAt),
    whom: given
      .filter((rule) => rule.version === version)
      .map((rule) =>
        'providers' in rule
          ? `${rule.providers.join(', ')}.`
          : rule.kind === 'everyone'
            ? 'Everyone.'
            : `${rule.percentage} % of the customers.`,
      )
      .join(' '),
    next:
      given.some((rule) => isTrial(rule) && rule.version === version) ||
      canRollBack(overview, version)
        ? [
            {
              text: `Take ${version} of ${remote} out of the rules`,
              path: actionPath(remote, 'rollback', { version }),
            },
          ]
        : [{ text: `Look at ${remote}`, path: remotePath(remote) }],
  }));
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
        const history = isNews ? await listRolloutHistory(backend.database, remote) : [];
        return [
          ...incidents
            .filter((incident) => incident.remote === remote)
            .map((incident) => failing(incident, overview)),
          ...haltedTrouble(overview, history),
          ...pausedPlan(overview),
          ...killed(overview),
          ...remarked(overview, began, now),
        ];
      }),
  );
  const rank = ({ level }: Trouble) => (level === 'bad' ? 0 : 1);
  return [...degraded, ...backup, ...undelivered, ...found.flat()].sort(
    (one, other) => rank(one) - rank(other) || other.since.getTime() - one.since.getTime(),
  );
}
