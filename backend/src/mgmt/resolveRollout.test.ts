import type { Release } from '@portal/contract/release';
import type { Rollout, RolloutRule } from '@portal/contract/rollout';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bucketOf, resolveRollout } from './resolveRollout.ts';

const versions = ['1.0.0', '1.1.0', '1.2.0', '2.0.0'];
const providers = ['auto-mirante.localhost', 'lima.localhost', 'bitfixe.localhost'];

function release(version: string): Release {
  return {
    name: 'mf-booking',
    version,
    contract: '^1.0.0',
    pages: [],
    panels: [],
    federationName: `mf_booking_${version}`,
    base: '/assets/mf-booking/',
    entry: 'entry.js',
    scripts: [],
    styles: [],
    views: {},
    files: [],
  };
}
function published(names: string[]): Map<string, Release> {
  return new Map(names.map((version) => [version, release(version)]));
}
function rollout(change: Partial<Rollout>): Rollout {
  return {
    remote: 'mf-booking',
    revision: 1,
    rules: [],
    killed: [],
    lastKnownGood: null,
    author: 'a',
    reason: 'r',
    changedAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

const version = fc.constantFrom(...versions);
const rule: fc.Arbitrary<RolloutRule> = fc.oneof(
  fc.record({ kind: fc.constant('pin' as const), providers: fc.subarray(providers), version }),
  fc.record({ kind: fc.constant('provider' as const), providers: fc.subarray(providers), version }),
  fc.record({
    kind: fc.constant('percentage' as const),
    percentage: fc.integer({ min: 0, max: 100 }),
    salt: fc.string(),
    version,
  }),
  fc.record({ kind: fc.constant('everyone' as const), version }),
);
const anyRollout = fc.record({
  rules: fc.array(rule, { maxLength: 6 }),
  killed: fc.subarray(versions),
  lastKnownGood: fc.option(version, { nil: null }),
});
const view = fc.record({ provider: fc.constantFrom(...providers), customer: fc.string() });

describe('resolveRollout', () => {
  test('never gives a killed or unpublished release, nor one as its own fallback, and is stable', () => {
    fc.assert(
      fc.property(anyRollout, fc.subarray(versions), view, (change, known, who) => {
        const resolved = resolveRollout(rollout(change), published(known), who);
        const usable = known.filter((name) => !change.killed.includes(name));
        if (resolved === undefined) {
          const wanted = [
            ...change.rules
              .filter((entry) => entry.kind === 'everyone')
              .map((entry) => entry.version),
            change.lastKnownGood,
          ];
          expect(wanted.some((name) => name !== null && usable.includes(name))).toBe(false);
          return;
        }
        expect(usable).toContain(resolved.release.version);
        if (resolved.fallback !== null) expect(usable).toContain(resolved.fallback.version);
        expect(resolved.fallback?.version).not.toBe(resolved.release.version);
        expect(resolveRollout(rollout(change), published(known), who)).toEqual(resolved);
      }),
    );
  });

  test('raising a percentage only ever adds customers', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (salt, customer, one, other) => {
          const gets = (percentage: number): boolean =>
            resolveRollout(
              rollout({
                rules: [
                  { kind: 'percentage', percentage, salt, version: '2.0.0' },
                  { kind: 'everyone', version: '1.0.0' },
                ],
              }),
              published(versions),
              { provider: 'lima.localhost', customer },
            )?.release.version === '2.0.0';
          if (gets(Math.min(one, other))) expect(gets(Math.max(one, other))).toBe(true);
          expect(gets(0)).toBe(false);
          expect(gets(100)).toBe(true);
        },
      ),
    );
  });

  test('a percentage reaches about that share of customers, another share for another salt', () => {
    const customers = Array.from({ length: 4000 }, (_, index) => `customer-${index}`);
    const canary = customers.filter((customer) => bucketOf('one', customer) < 10);
    expect(canary.length / customers.length).toBeCloseTo(0.1, 1);
    const both = canary.filter((customer) => bucketOf('two', customer) < 10);
    expect(both.length / canary.length).toBeLessThan(0.3);
  });

  test('the first rule that applies decides and says why; the last known good one is the fallback', () => {
    const rules: RolloutRule[] = [
      { kind: 'pin', providers: ['lima.localhost'], version: '1.0.0' },
      { kind: 'provider', providers: ['auto-mirante.localhost'], version: '2.0.0' },
      { kind: 'everyone', version: '1.2.0' },
    ];
    const decide = (provider: string, change: Partial<Rollout> = {}) => {
      const resolved = resolveRollout(
        rollout({ rules, lastKnownGood: '1.1.0', ...change }),
        published(versions),
        { provider, customer: provider },
      );
      return [resolved?.release.version, resolved?.reason, resolved?.fallback?.version];
    };
    expect(decide('lima.localhost')).toEqual(['1.0.0', 'pin', '1.1.0']);
    expect(decide('auto-mirante.localhost')).toEqual(['2.0.0', 'provider', '1.1.0']);
    expect(decide('bitfixe.localhost')).toEqual(['1.2.0', 'everyone', '1.1.0']);
    expect(decide('auto-mirante.localhost', { killed: ['2.0.0'] })).toEqual([
      '1.2.0',
      'everyone',
      '1.1.0',
    ]);
    expect(decide('bitfixe.localhost', { killed: ['1.2.0'] })).toEqual([
      '1.1.0',
      'last-known-good',
      undefined,
    ]);
  });
});
