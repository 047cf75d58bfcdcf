import type { Rollout, RolloutRule } from '@portal/rollout/rollout';
import { expect, test } from 'vitest';
import type { Release } from '@portal/contract/release';
import { versionsOf } from '../mgmt/versionsOf.ts';
import { killedTrouble } from './killedTrouble.ts';

const everyone = (version: string): RolloutRule => ({ kind: 'everyone', version });
const given = (version: string): RolloutRule => ({
  kind: 'provider',
  providers: ['lima.localhost'],
  version,
});

const release = (version: string): Release => ({
  ...{ name: 'mf-booking', version, contract: '^1.0.0', federationName: 'mf_booking' },
  ...{ base: '/', entry: 'entry.js', scripts: [], styles: [], pages: [], panels: [] },
  ...{ views: {}, files: [] },
});
const releases = new Map(
  ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => [version, release(version)]),
);

/** What is said of the killed versions of a remote, with what two providers get. */
function said(rules: RolloutRule[], killed: string[], more: Partial<Rollout> = {}): string[] {
  const rollout: Rollout = {
    ...{ remote: 'mf-booking', revision: 4, rules, killed, lastKnownGood: '1.0.0' },
    ...{ author: 'Ana', reason: 'x', changedAt: '2026-01-01T00:00:00Z', ...more },
  };
  const providers = ['lima.localhost', 'demo.localhost'].map((provider) =>
    versionsOf(rollout, releases, provider),
  );
  const overview = {
    remote: rollout.remote,
    rollout,
    providers,
    health: [],
    slower: [],
    releases: [],
  };
  return killedTrouble(overview).map(({ what }) => what.split('still name it: ')[1] ?? what);
}

test('who had a killed trial gets what everyone has, or what else is tried there', () => {
  expect(said([everyone('1.1.0'), given('1.2.0')], ['1.2.0'])).toEqual([
    'its customers get 1.1.0 instead.',
  ]);
  const share: RolloutRule = { kind: 'percentage', percentage: 5, salt: 's', version: '1.3.0' };
  expect(said([everyone('1.1.0'), given('1.2.0'), share], ['1.2.0'])).toEqual([
    'its customers get 1.3.0 or 1.1.0 instead.',
  ]);
  expect(said([everyone('1.1.0'), share], ['1.3.0'])).toEqual(['its customers get 1.1.0 instead.']);
});

test('in the place of what everyone had stands the last known good version', () => {
  expect(said([everyone('1.1.0'), given('1.2.0')], ['1.1.0'])).toEqual([
    'its customers get 1.0.0 instead.',
  ]);
  expect(said([everyone('1.1.0'), given('1.2.0')], ['1.1.0', '1.2.0'])).toEqual([
    'its customers get 1.0.0 instead.',
    'its customers get 1.0.0 instead.',
  ]);
});

test('a killed build of the shell leaves what everyone has of it, or the build of each edge', () => {
  const host = { remote: 'host', lastKnownGood: null };
  expect(said([everyone('1.1.0'), given('1.2.0')], ['1.2.0'], host)).toEqual([
    'its customers get 1.1.0 instead.',
  ]);
  expect(said([given('1.2.0')], ['1.2.0'], host)).toEqual([
    'its customers get the build of their edge instead.',
  ]);
});
