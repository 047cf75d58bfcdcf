import type { RolloutRule } from '@portal/rollout/rollout';
import { expect, test } from 'vitest';
import type { Policy } from './policy/everyoneVersion.ts';
import { newlyGiven } from './newlyGiven.ts';

const policy = (rules: RolloutRule[], more: Partial<Policy> = {}): Policy => ({
  remote: 'mf-booking',
  rules,
  killed: [],
  lastKnownGood: null,
  ...more,
});
const share = (percentage: number): RolloutRule => ({
  kind: 'percentage',
  percentage,
  salt: '1.1.0',
  version: '1.1.0',
});
const given = (...providers: string[]): RolloutRule => ({
  kind: 'provider',
  providers,
  version: '1.1.0',
});
const everyone: RolloutRule = { kind: 'everyone', version: '1.1.0' };

test.each([
  ['a larger share', [share(5)], [share(6)], ['1.1.0']],
  ['a smaller share', [share(5)], [share(4)], []],
  ['one more provider', [given('a')], [given('a', 'b')], ['1.1.0']],
  ['one provider less', [given('a', 'b')], [given('b')], []],
  ['everyone after a share', [share(5)], [everyone], ['1.1.0']],
  ['the same for everyone', [everyone], [everyone], []],
])('%s: what some rule gives to more people is new', (_what, before, after, expected) => {
  expect(newlyGiven(policy(before), policy(after))).toEqual(expected);
});

test('what was killed and is revived is new, by whatever it is given', () => {
  for (const [rules, lastKnownGood] of [
    [[everyone], null],
    [[], '1.1.0'],
  ] as const) {
    const alive = policy([...rules], { lastKnownGood });
    const killed = { ...alive, killed: ['1.1.0'] };
    expect(newlyGiven(killed, alive)).toEqual(['1.1.0']);
    expect(newlyGiven(alive, killed)).toEqual([]);
  }
});

test('going back to the last known good version gives nothing new', () => {
  const after = policy([{ kind: 'everyone', version: '1.0.0' }], { lastKnownGood: '1.0.0' });
  expect(newlyGiven(policy([everyone], { lastKnownGood: '1.0.0' }), after)).toEqual([]);
});
