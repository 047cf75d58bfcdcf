import type { Rollout } from '@portal/rollout/rollout';
import { expect, test } from 'vitest';
import { describeChanges, describeHistory } from './describe.ts';

const rollout: Rollout = {
  remote: 'mf-booking',
  revision: 7,
  rules: [{ kind: 'everyone', version: '1.0.0' }],
  killed: ['1.1.0'],
  lastKnownGood: '1.0.0',
  author: 'Ana',
  reason: 'Pays twice',
  changedAt: '2026-07-22T23:30:00.000Z',
};

test('the history tells what is killed, and the time on the portal’s clock', () => {
  const [, line] = describeHistory([rollout]).split('\n');
  expect(line).toBe('7         2026-07-23 00:30  Ana  Pays twice  everyone 1.0.0; killed 1.1.0');
});

test('a change says all that is in force afterwards, what is killed included', () => {
  expect(describeChanges({ rollout, changes: [], dryRun: false })).toBe(
    'mf-booking is at revision 7: everyone 1.0.0; killed 1.1.0.\nNo provider gets anything else than before.',
  );
});
