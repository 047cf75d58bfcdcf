import type { ProviderBoot } from '@portal/rollout/providerBoot';
import { expect, test } from 'vitest';
import { BOOT, RELEASE } from '../testing/startTestEdge.ts';
import { createBootReader, type BootReader, type ReadBoot } from './createBootReader.ts';

/** Reads what leaves nothing out that is not known. */
function read(reader: BootReader, text: string, known?: ReadBoot): ReadBoot {
  const boot = reader.read(text, known);
  if (boot === null) throw new Error('Releases are left out that are not known.');
  return boot;
}
const said = (changes: object = {}) => JSON.stringify({ ...BOOT, ...changes });
const OTHER = { ...BOOT.provider, domain: 'barbearia.localhost', name: '"resolvedAt":"nunca"' };
const LATER = '2026-01-01T10:00:09.000Z';

test('an answer that says the same again is what it was, at its own instant [C-732]', () => {
  const reader = createBootReader();
  const first = read(reader, said());
  const again = read(reader, said({ resolvedAt: LATER }), first);
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
  const first = read(reader, said());
  const changed = read(reader, said(change), first);
  expect(changed.said).not.toBe(first.said);
  expect(changed.boot).toMatchObject(change);
  const back = read(reader, said({ resolvedAt: LATER }), changed);
  expect(back.said).toBe(first.said);
  expect(back.boot).toEqual({ ...first.boot, resolvedAt: LATER });
});

test('what providers get alike stands in memory once, and what is their own does not', () => {
  const reader = createBootReader();
  const one = read(reader, said()).boot;
  const other = read(reader, said({ provider: OTHER })).boot;
  expect(other.remotes).toBe(one.remotes);
  expect(other.hosts).toBe(one.hosts);
  expect(other.provider).toEqual(OTHER);
  const kept: ProviderBoot = JSON.parse(JSON.stringify(other));
  expect(reader.share(kept).remotes).toBe(one.remotes);
});

/** What mgmt says with a name for the releases, and with one that it was told. */
const NAME = 'the-usual-ones';
const whole = (changes: object = {}) => said({ suspended: false, releases: NAME, ...changes });
function short(changes: object = {}): string {
  const { remotes: _remotes, ...own } = { ...BOOT, suspended: false, releases: NAME, ...changes };
  return JSON.stringify(own);
}

test('releases that are known of another provider are not said again, and those that differ are read [C-847, C-975]', () => {
  const reader = createBootReader();
  expect(reader.knownReleases(undefined)).toEqual([]);
  const first = read(reader, whole());
  expect(reader.knownReleases(undefined)).toEqual([NAME]);
  const second = read(reader, short({ provider: OTHER }));
  expect(second.boot).toEqual({ ...first.boot, provider: OTHER });
  expect(second.boot.remotes).toBe(first.boot.remotes);
  const release = { ...RELEASE, version: '2.0.0' };
  const remotes = [{ ...BOOT.remotes[0], release }];
  const third = read(reader, whole({ provider: OTHER, remotes, releases: 'others' }), second);
  expect(third.said).not.toBe(second.said);
  expect(third.boot.remotes).toMatchObject(remotes);
  expect(reader.knownReleases(second)).toEqual([NAME, 'others']);
  expect(reader.knownReleases(third)).toEqual(['others', NAME]);
  expect(read(reader, short())).toEqual(first);
});

test('the same with and without its releases says the same [C-732, C-975]', () => {
  const reader = createBootReader();
  const first = read(reader, whole());
  const again = read(reader, short({ resolvedAt: LATER }), first);
  expect(again).toEqual({ ...first, boot: { ...first.boot, resolvedAt: LATER } });
  expect(again.boot.provider).toBe(first.boot.provider);
});

test('mgmt is told of the few that were asked for last; what others pushed out is known to who has it [C-975]', () => {
  const reader = createBootReader();
  const first = read(reader, whole());
  const others = Array.from({ length: 60 }, (_, turn) => `other-${turn}`);
  for (const releases of others) read(reader, whole({ releases }));
  expect(reader.knownReleases(undefined)).toEqual(others.slice(-4).toReversed());
  expect(reader.knownReleases(first)[0]).toBe(NAME);
  const changed = short({ provider: OTHER });
  expect(reader.read(changed, undefined)).toBeNull();
  expect(read(reader, changed, first).boot).toEqual({ ...first.boot, provider: OTHER });
});

test('an mgmt of before, which names nothing, is read as ever [C-975]', () => {
  const reader = createBootReader();
  const named = read(reader, whole());
  const unnamed = read(reader, said({ suspended: false }), named);
  expect(unnamed.boot).toEqual(named.boot);
  expect(unnamed.boot.remotes).toBe(named.boot.remotes);
  expect(unnamed.releases).toBeUndefined();
  expect(read(reader, short(), unnamed)).toEqual(named);
});

test('what is no boot document is refused, also where one is known', () => {
  const reader = createBootReader();
  const first = read(reader, said());
  for (const text of ['', '<html>', '{"resolvedAt":"2026-01-01T10:00:00.000Z"}'])
    expect(() => reader.read(text, first)).toThrow(/./);
});
