import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bucketOf } from './bucketOf.ts';
import { forCustomer } from './providerBoot.ts';
import type { Release } from '@portal/contract/release';
import { resolveRollout, rulesNaming, sharesOf, type PageView } from './resolveRollout.ts';
import type { Rollout, RolloutRule } from './rollout.ts';

const versions = ['1.0.0', '1.1.0', '1.2.0', '2.0.0'];
const providers = ['auto-mirante.localhost', 'lima.localhost', 'bitfixe.localhost'];
const customers = Array.from({ length: 4000 }, (_, index) => `customer-${index}`);

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
function published(names: readonly string[]): Map<string, Release> {
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
const versionFor = (change: Partial<Rollout>, view: PageView): string | undefined =>
  resolveRollout(rollout(change), published(versions), view).remote?.release.version;

const version = fc.constantFrom(...versions);
const share = fc.record({
  kind: fc.constant('percentage' as const),
  percentage: fc.integer({ min: 0, max: 100 }),
  salt: fc.string(),
  version,
});
const rule: fc.Arbitrary<RolloutRule> = fc.oneof(
  fc.record({ kind: fc.constant('pin' as const), providers: fc.subarray(providers), version }),
  fc.record({ kind: fc.constant('provider' as const), providers: fc.subarray(providers), version }),
  share,
  fc.record({ kind: fc.constant('everyone' as const), version }),
);
const anyRollout = fc.record({
  rules: fc.array(rule, { maxLength: 6 }),
  killed: fc.subarray(versions),
  lastKnownGood: fc.option(version, { nil: null }),
});
const provider = fc.constantFrom(...providers);
const view = fc.record({ provider, customer: fc.option(fc.string(), { nil: null }) });

describe('resolveRollout', () => {
  test('gives exactly one usable release, or the true reason why there is none', () => {
    fc.assert(
      fc.property(anyRollout, fc.subarray(versions), view, (change, known, who) => {
        const { remote, missing } = resolveRollout(rollout(change), published(known), who);
        const usable = known.filter((name) => !change.killed.includes(name));
        const sure = change.rules
          .filter((entry) => entry.kind === 'everyone')
          .map((entry) => entry.version)
          .concat(change.lastKnownGood ?? []);
        if (remote === undefined) {
          expect(sure.some((name) => usable.includes(name))).toBe(false);
          if (missing === 'no-rule-applies') expect(sure).toEqual([]);
          if (missing === 'never-published')
            expect(sure.every((name) => !known.includes(name))).toBe(true);
          if (missing === 'killed') expect(change.killed.length).toBeGreaterThan(0);
          return;
        }
        expect(usable).toContain(remote.release.version);
        if (remote.fallback !== null) expect(usable).toContain(remote.fallback.version);
        expect(remote.fallback?.version).not.toBe(remote.release.version);
        expect(resolveRollout(rollout(change), published(known), who).remote).toEqual(remote);
      }),
    );
  });

  test('says why there is none: nothing applies, never published, or killed', () => {
    const everyone: RolloutRule = { kind: 'everyone', version: '9.9.9' };
    const why = (change: Partial<Rollout>) =>
      resolveRollout(rollout(change), published(versions), {
        provider: 'lima.localhost',
        customer: null,
      }).missing;
    expect(why({})).toBe('no-rule-applies');
    expect(why({ rules: [{ kind: 'pin', providers: ['other'], version: '1.0.0' }] })).toBe(
      'no-rule-applies',
    );
    expect(why({ rules: [everyone] })).toBe('never-published');
    expect(why({ lastKnownGood: '9.9.9' })).toBe('never-published');
    expect(why({ rules: [everyone], lastKnownGood: '1.0.0', killed: ['1.0.0'] })).toBe('killed');
  });

  test('a kill wins over every rule, a pin over every other rule, wherever they stand', () => {
    fc.assert(
      fc.property(anyRollout, version, view, fc.nat(6), (change, pinned, who, place) => {
        const pin: RolloutRule = { kind: 'pin', providers: [who.provider], version: pinned };
        const others = change.rules.filter((entry) => entry.kind !== 'pin');
        const rules = [...others.slice(0, place), pin, ...others.slice(place)];
        expect(versionFor({ ...change, rules, killed: [] }, who)).toBe(pinned);
        expect(versionFor({ ...change, rules, killed: [pinned] }, who)).not.toBe(pinned);
      }),
    );
  });

  test('providers that the same rules name get the same releases and shares [C-975]', () => {
    fc.assert(
      fc.property(anyRollout, fc.subarray(versions), (change, known) => {
        const policy = rollout(change);
        const releases = published(known);
        const given = new Map<string, unknown>();
        for (const one of [...providers, 'nobody.localhost']) {
          const naming = rulesNaming(policy, one);
          const said = [
            resolveRollout(policy, releases, { provider: one, customer: null }).remote,
            sharesOf(policy, releases, one),
          ];
          expect(said).toEqual(given.get(naming) ?? said);
          given.set(naming, said);
        }
      }),
    );
  });

  test('a share of 0 % is exactly nobody, 100 % is all, and raising one only ever adds customers', () => {
    const gets = (percentage: number, salt: string, customer: string | null): boolean =>
      versionFor(
        {
          rules: [
            { kind: 'percentage', percentage, salt, version: '2.0.0' },
            { kind: 'everyone', version: '1.0.0' },
          ],
        },
        { provider: 'lima.localhost', customer },
      ) === '2.0.0';
    const share100 = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.string(), fc.string(), share100, share100, (salt, customer, one, other) => {
        if (gets(Math.min(one, other), salt, customer))
          expect(gets(Math.max(one, other), salt, customer)).toBe(true);
        expect(gets(0, salt, customer)).toBe(false);
        expect(gets(100, salt, customer)).toBe(true);
      }),
    );
    expect(customers.filter((customer) => gets(0, 'salt', customer))).toEqual([]);
    // Whose place is the share itself is outside, so that place 0 is outside of 0 %.
    for (const customer of customers.slice(0, 50))
      expect(gets(bucketOf('mf-booking salt', customer), 'salt', customer)).toBe(false);
    expect(gets(99.9, 'salt', null)).toBe(false);
    expect(gets(100, 'salt', null)).toBe(true);
  });

  test('a share reaches about that share, and says nothing about other remotes and releases', () => {
    const inShare = (salt: string) => customers.filter((who) => bucketOf(salt, who) < 10);
    const one = inShare('mf-booking 2.0.0');
    expect(one.length / customers.length).toBeGreaterThan(0.08);
    expect(one.length / customers.length).toBeLessThan(0.12);
    for (const salt of ['mf-payment 2.0.0', 'mf-booking 2.1.0']) {
      const both = one.filter((who) => bucketOf(salt, who) < 10);
      expect(both.length / one.length).toBeLessThan(0.17);
    }
  });

  test('the stronger rule decides and says why; behind a trial or pin is what everyone gets, behind that the last known good one', () => {
    const rules: RolloutRule[] = [
      { kind: 'everyone', version: '1.2.0' },
      { kind: 'provider', providers: ['auto-mirante.localhost'], version: '2.0.0' },
      { kind: 'pin', providers: ['lima.localhost'], version: '1.0.0' },
    ];
    const decide = (who: string, change: Partial<Rollout> = {}) => {
      const { remote } = resolveRollout(
        rollout({ rules, lastKnownGood: '1.1.0', ...change }),
        published(versions),
        { provider: who, customer: who },
      );
      return [remote?.release.version, remote?.reason, remote?.fallback?.version];
    };
    expect(decide('lima.localhost')).toEqual(['1.0.0', 'pin', '1.2.0']);
    expect(decide('auto-mirante.localhost')).toEqual(['2.0.0', 'provider', '1.2.0']);
    expect(decide('bitfixe.localhost')).toEqual(['1.2.0', 'everyone', '1.1.0']);
    expect(decide('auto-mirante.localhost', { killed: ['1.2.0'] })).toEqual([
      '2.0.0',
      'provider',
      '1.1.0',
    ]);
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

describe('forCustomer', () => {
  test('what is kept for all customers of a provider gives each the same as resolving for that one', () => {
    fc.assert(
      fc.property(anyRollout, fc.subarray(versions), view, (change, known, who) => {
        const policy = rollout(change);
        const releases = published(known);
        const { remote } = resolveRollout(policy, releases, { ...who, customer: null });
        fc.pre(remote !== undefined);
        if (remote === undefined) return;
        const kept = {
          provider: null,
          suspended: false,
          hosts: { usual: null, shares: [], killed: [] },
          remotes: [
            { ...remote, shares: sharesOf(policy, releases, who.provider), killed: policy.killed },
          ],
          degraded: false,
          resolvedAt: '2026-01-01T00:00:00.000Z',
          environment: 'test' as const,
        };
        expect(forCustomer(kept, who.customer).remotes).toEqual([
          resolveRollout(policy, releases, who).remote,
        ]);
      }),
    );
  });
});
