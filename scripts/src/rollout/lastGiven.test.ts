import type { Rollout, RolloutRule } from '@portal/rollout/rollout';
import { expect, test } from 'vitest';
import { lastGiven } from './lastGiven.ts';

const everyone: RolloutRule = { kind: 'everyone', version: '1.2.0' };
const share = (version: string, percentage: number): RolloutRule => ({
  kind: 'percentage',
  percentage,
  salt: version,
  version,
});
const rollout = (rules: RolloutRule[], killed: string[] = []): Rollout => ({
  ...{ remote: 'mf-profile', revision: 8, rules, killed, lastKnownGood: '1.0.0' },
  ...{ author: 'Ana', reason: 'x', changedAt: '2026-01-01T00:00:00Z' },
});
const last = (...of: Parameters<typeof rollout>) => lastGiven('mf-profile', rollout(...of));

test('a rollback takes back the only one on trial, otherwise what everyone has', () => {
  expect(last([everyone, share('1.3.0', 5)])).toBe('1.3.0');
  expect(last([everyone])).toBe('1.2.0');
  expect(() => last([everyone, share('1.3.0', 5), share('1.4.0', 5)])).toThrow(
    'Several versions of mf-profile are on trial: say which, 1.3.0 or 1.4.0.',
  );
  expect(() => lastGiven('mf-profile', undefined)).toThrow('Nobody has any version of mf-profile.');
});

test('what nobody gets any more, by a kill or a share of 0, is not on trial', () => {
  expect(last([share('1.1.0', 5), everyone], ['1.1.0'])).toBe('1.2.0');
  expect(last([share('1.1.0', 0), everyone])).toBe('1.2.0');
  expect(last([share('1.1.0', 0), everyone, share('1.3.0', 5)])).toBe('1.3.0');
});

test('a killed version that everyone had is taken out of the rules, where nothing else is left', () => {
  expect(last([everyone], ['1.2.0'])).toBe('1.2.0');
});
