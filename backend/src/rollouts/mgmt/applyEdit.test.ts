import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from './applyEdit.ts';
import { everyoneVersion, type Policy } from './policy/everyoneVersion.ts';

const empty: Policy = { remote: 'mf-booking', rules: [], killed: [], lastKnownGood: null };
const versions = ['1.0.0', '1.1.0', '2.0.0'];
const after = (policy: Policy, ...edits: RolloutEdit[]): Policy => edits.reduce(applyEdit, policy);

const version = fc.constantFrom(...versions);
const providers = fc.subarray(['a.localhost', 'b.localhost'], { minLength: 1 });
const edit: fc.Arbitrary<RolloutEdit> = fc.oneof(
  fc.record({ kind: fc.constant('provider' as const), version, providers }),
  fc.record({
    kind: fc.constant('percentage' as const),
    version,
    percentage: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({ kind: fc.constant('everyone' as const), version }),
  fc.record({ kind: fc.constant('promote' as const), version }),
  fc.record({ kind: fc.constant('pin' as const), version, providers }),
  fc.record({ kind: fc.constant('unpin' as const), providers }),
  fc.record({ kind: fc.constant('kill' as const), version }),
  fc.record({ kind: fc.constant('revive' as const), version }),
  fc.record({ kind: fc.constant('rollback' as const), version }),
);

/** Applies what is allowed and skips what is refused. */
function history(edits: readonly RolloutEdit[]): Policy {
  return edits.reduce((policy, next) => {
    try {
      return applyEdit(policy, next);
    } catch {
      return policy;
    }
  }, empty);
}

describe('applyEdit', () => {
  test('after any history there is at most one rule for everyone, one share per version, one rule per provider', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
        const { rules } = history(edits);
        expect(rules.filter((rule) => rule.kind === 'everyone').length).toBeLessThanOrEqual(1);
        const shares = rules.flatMap((rule) => (rule.kind === 'percentage' ? rule.version : []));
        expect(new Set(shares).size).toBe(shares.length);
        for (const kind of ['pin', 'provider'] as const) {
          const named = rules.flatMap((rule) => (rule.kind === kind ? rule.providers : []));
          expect(new Set(named).size).toBe(named.length);
        }
      }),
    );
  });

  test('a rollback leaves its version to nobody without a pin, and no other version less', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), version, (edits, taken) => {
        const policy = history(edits);
        const hadIt = policy.rules.some((rule) => rule.version === taken && rule.kind !== 'pin');
        const good = policy.lastKnownGood;
        const isLast =
          everyoneVersion(policy) === taken &&
          (good === null || good === taken || policy.killed.includes(good));
        if (!hadIt || isLast) {
          expect(() => applyEdit(policy, { kind: 'rollback', version: taken })).toThrow(
            /version|pin/,
          );
          return;
        }
        const back = applyEdit(policy, { kind: 'rollback', version: taken });
        const others = (rules: Policy['rules']) =>
          rules.filter((rule) => rule.version !== taken || rule.kind === 'pin');
        expect(back.rules.filter((rule) => rule.kind !== 'everyone')).toEqual(
          others(policy.rules).filter((rule) => rule.kind !== 'everyone'),
        );
        expect(everyoneVersion(back)).toBe(
          everyoneVersion(policy) === taken ? good : everyoneVersion(policy),
        );
      }),
    );
  });

  test('a Friday afternoon: one provider, 5 %, everyone, and back', () => {
    const released = after(empty, { kind: 'everyone', version: '1.0.0' });
    const tried = after(
      released,
      { kind: 'provider', version: '1.1.0', providers: ['a.localhost'] },
      { kind: 'percentage', version: '1.1.0', percentage: 5 },
    );
    expect(tried.rules).toEqual([
      { kind: 'everyone', version: '1.0.0' },
      { kind: 'provider', version: '1.1.0', providers: ['a.localhost'] },
      { kind: 'percentage', version: '1.1.0', percentage: 5, salt: '1.1.0' },
    ]);
    const promoted = after(tried, { kind: 'promote', version: '1.1.0' });
    expect(promoted).toEqual({
      ...empty,
      rules: [{ kind: 'everyone', version: '1.1.0' }],
      lastKnownGood: '1.0.0',
    });
    expect(everyoneVersion(after(promoted, { kind: 'rollback', version: '1.1.0' }))).toBe('1.0.0');
    expect(after(tried, { kind: 'rollback', version: '1.1.0' }).rules).toEqual(released.rules);
  });

  test('a killed version is given to nobody before it is revived, and is never the last known good one', () => {
    const killed = after(
      empty,
      { kind: 'everyone', version: '1.0.0' },
      { kind: 'kill', version: '1.0.0' },
    );
    for (const kind of ['everyone', 'promote'] as const)
      expect(() => applyEdit(killed, { kind, version: '1.0.0' })).toThrow(/was killed/);
    expect(after(killed, { kind: 'everyone', version: '1.1.0' }).lastKnownGood).toBeNull();
    const revived = after(killed, { kind: 'revive', version: '1.0.0' });
    expect(after(revived, { kind: 'everyone', version: '1.1.0' }).lastKnownGood).toBe('1.0.0');
  });

  test('a typing mistake is not taken for done: what is not pinned or killed cannot be released', () => {
    const pinned = after(empty, { kind: 'pin', version: '1.0.0', providers: ['a.localhost'] });
    expect(() =>
      applyEdit(pinned, { kind: 'unpin', providers: ['a.localhost', 'b.localhost'] }),
    ).toThrow('mf-booking has no pin for b.localhost.');
    expect(applyEdit(pinned, { kind: 'unpin', providers: ['a.localhost'] })).toEqual(empty);
    expect(() => applyEdit(pinned, { kind: 'revive', version: '1.0.0' })).toThrow('is not killed');
    const killed = after(pinned, { kind: 'kill', version: '1.0.0' });
    expect(killed.killed).toEqual(['1.0.0']);
    expect(() => applyEdit(killed, { kind: 'kill', version: '1.0.0' })).toThrow('killed already');
  });
});
