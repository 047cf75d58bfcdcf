import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import type { Rollout, RolloutRule } from '@portal/rollout/rollout';
import { isTrial } from '../mgmt/policy/isTrial.ts';
import { remotePath, type Trouble } from './trouble.ts';
import { namesText } from './namesText.ts';

const given = (rule: RolloutRule): string =>
  'providers' in rule
    ? namesText(rule.providers)
    : rule.kind === 'percentage'
      ? `${rule.percentage} % of the customers`
      : 'everyone';

/**
 * A canary that the guard has just halted.
 * @param history the changes of the rollout, newest first; empty when the last one was not the guard's, or is no news
 */
export function haltedTrouble({ remote }: RemoteOverview, history: readonly Rollout[]): Trouble[] {
  const [halt, before] = history;
  if (halt === undefined || before === undefined) return [];
  const had = before.rules.filter(
    (rule) =>
      isTrial(rule) && !halt.rules.some((kept) => isTrial(kept) && kept.version === rule.version),
  );
  return [
    {
      id: `halted-${remote}`,
      level: 'bad',
      remote,
      what: `${remote} ${halt.reason}`,
      since: new Date(halt.changedAt),
      whom: `It was given to ${had.map(given).join(', ') || 'some'}; they get what everyone has again.`,
      next: [
        { text: `Look at what its errors said`, path: `${remotePath(remote)}?span=1h#versions` },
      ],
    },
  ];
}
