import { PLAN_ACTIONS } from './planActions.ts';
import type { ActionFields } from './actionFields.ts';
import { publishedAlive as alive, type Choice, type RolloutAction } from './rolloutAction.ts';

const named = ({ providers }: ActionFields): string =>
  providers.length === 0 ? 'providers' : providers.join(', ');

const ACTIONS: readonly RolloutAction[] = [
  {
    name: 'rollback',
    title: (remote, { version }) => `Roll back ${remote} ${version}`,
    button: 'Roll back',
    isDangerous: true,
    choices: [],
    edit: ({ version }) => ({ kind: 'rollback', version }),
  },
  {
    name: 'promote',
    title: (remote, { version }) => `Give ${remote} ${version} to everyone`,
    button: 'Give to everyone',
    choices: ['version'],
    versions: alive,
    edit: ({ version }) => ({ kind: 'promote', version }),
    note: 'Its trials end. What everyone had becomes the last known good version.',
  },
  {
    name: 'share',
    title: (remote, { version }) => `Give ${remote} ${version} to a share`,
    button: 'Set the share',
    choices: ['version', 'share'],
    versions: alive,
    edit: ({ version, share }) => ({ kind: 'percentage', version, percentage: Number(share) }),
    note: 'Who has it keeps it when the share grows. 0 gives it to nobody.',
  },
  {
    name: 'give',
    title: (remote, { version }) => `Give ${remote} ${version} to providers`,
    button: 'Give it to them',
    choices: ['version', 'providers'],
    versions: alive,
    edit: ({ version, providers }) => ({ kind: 'provider', version, providers }),
  },
  {
    name: 'pin',
    title: (remote, { version }) => `Pin providers to ${remote} ${version}`,
    button: 'Pin them',
    choices: ['version', 'providers'],
    versions: alive,
    edit: ({ version, providers }) => ({ kind: 'pin', version, providers }),
    note: 'They keep it until they are unpinned, whatever else happens.',
  },
  {
    name: 'unpin',
    title: (remote, fields) => `Unpin ${named(fields)} of ${remote}`,
    button: 'Unpin them',
    choices: ['providers'],
    providers: ({ rules }) => rules.flatMap((rule) => (rule.kind === 'pin' ? rule.providers : [])),
    edit: ({ providers }) => ({ kind: 'unpin', providers }),
  },
  {
    name: 'kill',
    title: (remote, { version }) => `Kill ${remote} ${version}`,
    button: 'Kill it',
    isDangerous: true,
    choices: ['version'],
    versions: alive,
    edit: ({ version }) => ({ kind: 'kill', version }),
    note: 'Nobody gets it any more, whatever the rules say, and pages that are open leave it within a minute.',
  },
  {
    name: 'revive',
    title: (remote, { version }) => `Revive ${remote} ${version}`,
    button: 'Revive it',
    choices: ['version'],
    versions: ({ killed }) => killed,
    edit: ({ version }) => ({ kind: 'revive', version }),
    note: 'It is checked again before anybody gets it by the rules that still name it.',
  },
];

/** Everything that can be done with a rollout from the page. */
export const ROLLOUT_ACTIONS: readonly RolloutAction[] = [...ACTIONS, ...PLAN_ACTIONS];

/** What has not been chosen yet, or cannot be read. */
export function missingChoices({ choices }: RolloutAction, fields: ActionFields): Choice[] {
  const { version, share, providers, steps, minutes, loads } = fields;
  const isShare = share !== '' && Number(share) >= 0 && Number(share) <= 100;
  const isThere = {
    version: version !== '',
    share: isShare,
    providers: providers.length > 0,
    plan: steps !== '' && minutes !== '' && loads !== '',
  };
  return choices.filter((choice) => !isThere[choice]);
}
