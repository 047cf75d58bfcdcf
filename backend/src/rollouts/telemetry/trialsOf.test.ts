import type { Rollout, RolloutRule } from '@portal/rollout/rollout';
import { expect, test } from 'vitest';
import { trialsOf } from './trialsOf.ts';

const trial: RolloutRule = { kind: 'provider', providers: ['a.localhost'], version: '1.1.0' };
const everyone = (version: string): RolloutRule => ({ kind: 'everyone', version });
const at = (revision: number, ...rules: RolloutRule[]): Rollout => ({
  remote: 'mf-booking',
  revision,
  rules,
  killed: [],
  lastKnownGood: null,
  author: 'Ana',
  reason: 'First look',
  changedAt: `2026-01-01T10:0${revision}:00.000Z`,
});

const share = (percentage: number): RolloutRule => ({
  kind: 'percentage',
  percentage,
  salt: 's',
  version: '1.1.0',
});
const begun = (...history: Rollout[]) =>
  trialsOf(history).map(({ since }) => since.getUTCMinutes());

test('a version is on trial since somebody could get it without a break', () => {
  const history = [
    at(5, everyone('1.0.0'), trial),
    at(4, everyone('1.0.0'), trial),
    at(3, everyone('1.0.0')),
    at(2, everyone('1.0.0'), trial),
    at(1, everyone('1.0.0')),
  ];
  expect(trialsOf(history)).toEqual([
    {
      version: '1.1.0',
      since: new Date('2026-01-01T10:04:00.000Z'),
      everyone: '1.0.0',
      providers: ['a.localhost'],
    },
  ]);
});

test('what everyone has is on trial nowhere, even where the rule of its trial was left', () => {
  expect(trialsOf([at(2, everyone('1.1.0'), trial), at(1, everyone('1.0.0'), trial)])).toEqual([]);
});

test('what was killed is on trial no more', () => {
  expect(trialsOf([{ ...at(1, everyone('1.0.0'), trial), killed: ['1.1.0'] }])).toEqual([]);
});

test('a trial begins anew with each larger share, each further provider and another release beside it', () => {
  const start = at(1, everyone('1.0.0'), share(5));
  expect(begun(at(2, everyone('1.0.0'), share(50)), start)).toEqual([2]);
  expect(begun(at(2, everyone('1.0.0'), share(5), trial), start)).toEqual([2]);
  expect(begun(at(2, everyone('1.0.1'), share(5)), start)).toEqual([2]);
});

test('beside a killed release a trial is compared with the one that is given instead, and begins anew', () => {
  const before = { ...at(1, everyone('1.0.1'), share(5)), lastKnownGood: '1.0.0' };
  const killed = {
    ...before,
    revision: 2,
    killed: ['1.0.1'],
    changedAt: '2026-01-01T10:02:00.000Z',
  };
  const since = new Date(killed.changedAt);
  expect(trialsOf([killed, before])).toMatchObject([{ everyone: '1.0.0', since }]);
  const nothingLeft = { ...killed, killed: ['1.0.1', '1.0.0'] };
  expect(trialsOf([nothingLeft, killed, before])).toMatchObject([{ everyone: null }]);
});

test('a smaller share, and a change of something else, go on with it', () => {
  const start = at(1, everyone('1.0.0'), share(5), trial);
  expect(begun(at(2, everyone('1.0.0'), share(1), trial), start)).toEqual([1]);
  const pin: RolloutRule = { kind: 'pin', providers: ['b.localhost'], version: '0.9.0' };
  expect(begun(at(2, pin, everyone('1.0.0'), share(5), trial), start)).toEqual([1]);
});
