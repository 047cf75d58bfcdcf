import { HOST } from '@portal/rollout/host';
import type { RolloutRule } from '@portal/rollout/rollout';
import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import { canRollBack } from '../mgmt/policy/canRollBack.ts';
import { everyoneVersion } from '../mgmt/policy/everyoneVersion.ts';
import { isTrial } from '../mgmt/policy/isTrial.ts';
import { versionInForce } from '../mgmt/policy/versionInForce.ts';
import { actionPath, remotePath, type Trouble } from './trouble.ts';
import { whoHas } from './whoHas.ts';

/** What those get instead to whom these rules would give what was killed: `1.1.0`, `1.3.0 or 1.1.0`. */
function insteadOf(
  { remote, rollout, providers }: RemoteOverview,
  rules: readonly RolloutRule[],
): string {
  const named = rules.flatMap((rule) => ('providers' in rule ? rule.providers : []));
  const ofNamed = providers
    .filter(({ provider }) => named.includes(provider))
    .flatMap(({ versions }) => versions.map(({ version }) => version));
  const isForAnybody = rules.some((rule) => !('providers' in rule));
  const given =
    isForAnybody || ofNamed.length === 0 ? [versionInForce(rollout), ...ofNamed] : ofNamed;
  const none = remote === HOST ? 'the build of their edge' : 'nothing';
  return [...new Set(given.map((version) => version ?? none))].join(' or ');
}

const whom = (rule: RolloutRule): string =>
  'providers' in rule
    ? `${rule.providers.join(', ')}.`
    : rule.kind === 'everyone'
      ? 'Everyone.'
      : `${rule.percentage} % of the customers.`;

function killedInstead(overview: RemoteOverview): Trouble[] {
  const { remote, rollout } = overview;
  const killed = rollout.rules.filter(({ version }) => rollout.killed.includes(version));
  return [...new Set(killed.map(({ version }) => version))].map((version) => {
    const rules = killed.filter((rule) => rule.version === version);
    return {
      id: `killed-${remote}-${version}`,
      level: 'look',
      remote,
      what: `${remote} ${version} was killed, and the rules still name it: its customers get ${insteadOf(overview, rules)} instead.`,
      since: new Date(rollout.changedAt),
      whom: rules.map(whom).join(' '),
      next:
        rules.some(isTrial) || canRollBack(overview, version)
          ? [
              {
                text: `Take ${version} of ${remote} out of the rules`,
                path: actionPath(remote, 'rollback', { version }),
              },
            ]
          : [{ text: `Look at ${remote}`, path: remotePath(remote) }],
    };
  });
}

/** Killed versions that rules still name, so that somebody gets something else than was meant, or nothing. */
export function killedTrouble(overview: RemoteOverview): Trouble[] {
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
