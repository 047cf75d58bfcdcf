import type { ProviderBoot } from '@portal/rollout/providerBoot';
import { expect, test } from 'vitest';
import { BOOT, RELEASE } from '../testing/startTestEdge.ts';
import { createBootReader } from './createBootReader.ts';

const said = (changes: object = {}) => JSON.stringify({ ...BOOT, ...changes });
const OTHER = { ...BOOT.provider, domain: 'barbearia.localhost', name: '"resolvedAt":"nunca"' };
const LATER = '2026-01-01T10:00:09.000Z';

test('an answer that says the same again is what it was, at its own instant [C-732]', () => {
  const reader = createBootReader();
  const first = reader.read(said(), undefined);
  const again = reader.read(said({ resolvedAt: LATER }), first);
  expect(again).toEqual({ said: first.said, boot: { ...first.boot, resolvedAt: LATER } });
  expect(again.boot.provider).toBe(first.boot.provider);
  expect(again.boot.remotes).toBe(first.boot.remotes);
});

test.each<[string, object]>([
  ['brand', { provider: { ...BOOT.provider, brand: '#000000' } }],
  ['release', { remotes: [{ ...BOOT.remotes[0], release: { ...RELEASE, version: '2.0.0' } }] }],
  ['killed version', { remotes: [{ ...BOOT.remotes[0], killed: ['0.9.0'] }] }],
  ['key', { ticketKey: 'of another day' }],
  ['suspension', { suspended: true }],
])('another %s is read at once, and so is what was before, come back', (_what, change) => {
  const reader = createBootReader();
  const first = reader.read(said(), undefined);
  const changed = reader.read(said(change), first);
  expect(changed.said).not.toBe(first.said);
  expect(changed.boot).toMatchObject(change);
  const back = reader.read(said({ resolvedAt: LATER }), changed);
  expect(back.said).toBe(first.said);
  expect(back.boot).toEqual({ ...first.boot, resolvedAt: LATER });
});

test('what providers get alike stands in memory once, and what is their own does not', () => {
  const reader = createBootReader();
  const one = reader.read(said(), undefined).boot;
  const other = reader.read(said({ provider: OTHER }), undefined).boot;
  expect(other.remotes).toBe(one.remotes);
  expect(other.hosts).toBe(one.hosts);
  expect(other.provider).toEqual(OTHER);
  const kept: ProviderBoot = JSON.parse(JSON.stringify(other));
  expect(reader.share(kept).remotes).toBe(one.remotes);
});

/** In the order in which mgmt says it. */
function inOrder(changes: object): string {
  const { hosts, remotes, degraded, resolvedAt, ...own }: object & Record<string, unknown> = {
    ...createBootReader().read(said(), undefined).boot,
    ...changes,
  };
  return JSON.stringify({ ...own, suspended: false, hosts, remotes, degraded, resolvedAt });
}

test('releases that are known of another provider are not read again, and those that differ are [C-847]', () => {
  const reader = createBootReader();
  const first = reader.read(inOrder({}), undefined);
  const text = inOrder({ provider: OTHER });
  const second = reader.read(text, undefined);
  expect(second.boot).toEqual({ ...first.boot, provider: OTHER });
  expect(second.boot.remotes).toBe(first.boot.remotes);
  const release = { ...RELEASE, version: '2.0.0' };
  const remotes = [{ ...BOOT.remotes[0], release }];
  const third = reader.read(inOrder({ provider: OTHER, remotes }), second);
  expect(third.said).not.toBe(second.said);
  expect(third.boot.remotes).toMatchObject(remotes);
  expect(reader.read(inOrder({}), third)).toEqual(first);
});

test('what is no boot document is refused, also where one is known', () => {
  const reader = createBootReader();
  const first = reader.read(said(), undefined);
  for (const text of ['', '<html>', '{"resolvedAt":"2026-01-01T10:00:00.000Z"}'])
    expect(() => reader.read(text, first)).toThrow(/./);
});
