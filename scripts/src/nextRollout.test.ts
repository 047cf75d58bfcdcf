import type { Rollout } from '@portal/contract/rollout';
import { expect, test } from 'vitest';
import { nextRollout, START_AUTHOR } from './nextRollout.ts';

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

test('the first build goes to everyone and has nothing to fall back to', () => {
  expect(nextRollout('mf-booking', '0.1.0', undefined, true)).toMatchObject({
    rules: [{ kind: 'everyone', version: '0.1.0' }],
    lastKnownGood: null,
  });
});

test('a new build keeps the other rules and falls back to the one before', () => {
  expect(nextRollout('mf-booking', '0.2.0', inForce, true)).toMatchObject({
    rules: [
      { kind: 'pin', providers: ['lima.localhost'], version: '0.0.9' },
      { kind: 'everyone', version: '0.2.0' },
    ],
    killed: ['0.0.8'],
    lastKnownGood: '0.1.0',
  });
});

test('nothing changes when everyone has the build already', () => {
  expect(nextRollout('mf-booking', '0.1.0', inForce, false)).toBeUndefined();
});

test('going back to earlier sources goes back to their release', () => {
  expect(nextRollout('mf-booking', '0.0.8', inForce, false)).toMatchObject({
    rules: [expect.anything(), { kind: 'everyone', version: '0.0.8' }],
    killed: [],
  });
});

test("a person's rollout is left alone until there is a new build", () => {
  const manual: Rollout = { ...inForce, author: 'Ana' };
  expect(nextRollout('mf-booking', '0.0.8', manual, false)).toBeUndefined();
  expect(nextRollout('mf-booking', '0.2.0', manual, true)).toBeDefined();
});
