import type { Rollout } from '@portal/rollout/rollout';
import { expect, test } from 'vitest';
import { START_AUTHOR, startEdits } from './startEdits.ts';

const inForce: Rollout = {
  remote: 'mf-booking',
  revision: 3,
  rules: [
    { kind: 'pin', providers: ['lima.localhost'], version: '0.0.9' },
    { kind: 'everyone', version: '0.1.0' },
  ],
  killed: ['0.0.8'],
  lastKnownGood: '0.0.9',
  author: START_AUTHOR,
  reason: 'x',
  changedAt: '2026-01-01T00:00:00Z',
};

test('a build that nobody has goes to everyone', () => {
  const give = [{ kind: 'everyone', version: '0.2.0' }];
  expect(startEdits('0.2.0', undefined, true)).toEqual(give);
  expect(startEdits('0.2.0', inForce, true)).toEqual(give);
});

test('nothing changes when everyone has the build already', () => {
  expect(startEdits('0.1.0', inForce, false)).toEqual([]);
});

test('going back to earlier sources goes back to their release, even when it was killed', () => {
  expect(startEdits('0.0.8', inForce, false)).toEqual([
    { kind: 'revive', version: '0.0.8' },
    { kind: 'everyone', version: '0.0.8' },
  ]);
});

test("a person's rollout is left alone until there is a new build", () => {
  const manual: Rollout = { ...inForce, author: 'Ana' };
  expect(startEdits('0.0.9', manual, false)).toEqual([]);
  expect(startEdits('0.2.0', manual, true)).toHaveLength(1);
});

test('what a person gave to nobody but some stays with them, whatever is built', () => {
  const tried: Rollout = {
    ...inForce,
    author: 'Ana',
    rules: [{ kind: 'provider', providers: ['lima.localhost'], version: '0.1.0' }],
  };
  expect(startEdits('0.2.0', tried, true)).toEqual([]);
  expect(startEdits('0.2.0', { ...tried, author: START_AUTHOR }, true)).toHaveLength(1);
});
