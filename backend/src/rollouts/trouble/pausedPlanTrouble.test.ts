import type { Rollout } from '@portal/rollout/rollout';
import { expect, test } from 'vitest';
import { pausedPlanTrouble } from './pausedPlanTrouble.ts';

const at = (revision: number, author: string, isPaused: boolean | null, reason = 'x'): Rollout => ({
  ...{ remote: 'mf-booking', revision, author, reason },
  rules: [{ kind: 'everyone', version: '1.0.0' }],
  ...{ killed: [], lastKnownGood: null, changedAt: `2026-01-01T10:0${revision}:00.000Z` },
  ...(isPaused !== null && {
    plan: { version: '1.1.0', steps: [5, 100], step: 0, minutes: 30, loads: 50, isPaused },
  }),
});

function trouble(...history: Rollout[]) {
  const [rollout = at(0, 'Ana', null)] = history;
  const { remote } = rollout;
  const overview = { remote, rollout, providers: [], health: [], slower: [], releases: [] };
  return pausedPlanTrouble(overview, history).map(({ what, since }) => [
    what,
    since.getUTCMinutes(),
  ]);
}

const begun = at(1, 'Ana', false);
const stopped = at(2, 'rollout plan', true, 'It cannot go on: a file is missing.');
const told = [['The plan of mf-booking 1.1.0 stopped. It cannot go on: a file is missing.', 2]];

test('a plan that stopped itself is told with its reason, whatever else is changed since', () => {
  expect(trouble(stopped, begun)).toEqual(told);
  expect(trouble(at(4, 'Rita', true), at(3, 'Rita', true), stopped, begun)).toEqual(told);
});

test('a plan that a person paused wants nobody, nor does one that goes on or has ended', () => {
  expect(trouble(at(2, 'Rita', true), begun)).toEqual([]);
  expect(trouble(at(4, 'Rita', true), at(3, 'Rita', false), stopped, begun)).toEqual([]);
  expect(trouble(at(3, 'Rita', false), stopped, begun)).toEqual([]);
  expect(trouble(at(3, 'Rita', null), stopped, begun)).toEqual([]);
});
