import type { ResolvedRemote } from '@portal/contract/bootDocument';
import { expect, test } from 'vitest';
import { standingOf } from './revision.ts';

function page(version: string, reason: ResolvedRemote['reason'] = 'everyone') {
  const release = {
    name: 'mf-booking',
    version,
    contract: '^1.0.0',
    pages: [],
    panels: [],
    federationName: 'mf_booking',
    base: '/assets/mf-booking/',
    entry: 'entry.js',
    scripts: [],
    styles: [],
    views: {},
    files: [],
  };
  return { remotes: [{ name: 'mf-booking', release, fallback: null, reason }] };
}
const now = (version: string, killed: string[] = [], shell = 'h1') => ({
  shell,
  releases: { 'mf-booking': version },
  killed: { 'mf-booking': killed },
});

test('a page is up to date while shell and releases are those of now', () => {
  expect(standingOf(page('1.0.0'), 'h1', now('1.0.0'))).toBe('current');
  expect(standingOf(page('1.0.0'), 'h1', now('1.1.0'))).toBe('outdated');
  expect(standingOf(page('1.1.0'), 'h1', now('1.0.0'))).toBe('outdated');
  expect(standingOf(page('1.0.0'), 'h0', now('1.0.0'))).toBe('outdated');
});

test('a page with a killed release says so, whatever else is new', () => {
  expect(standingOf(page('1.0.0'), 'h1', now('1.1.0', ['0.9.0']))).toBe('outdated');
  expect(standingOf(page('1.0.0'), 'h1', now('1.1.0', ['0.9.0', '1.0.0']))).toBe('withdrawn');
  const nothing = { shell: 'h1', releases: {}, killed: {} };
  expect(standingOf(page('1.0.0'), 'h1', nothing)).toBe('withdrawn');
});

test('a page of a killed shell leaves it, where there is another one', () => {
  const killed = (shell: string) => ({ ...now('1.0.0', [], shell), killed: { host: ['h1'] } });
  expect(standingOf(page('1.0.0'), 'h1', killed('h2'))).toBe('withdrawn');
  expect(standingOf(page('1.0.0'), 'h2', killed('h2'))).toBe('current');
  expect(standingOf(page('1.0.0'), 'h1', killed('h1'))).toBe('current');
});

test('a remote under development is never out of date', () => {
  expect(standingOf(page('0.0.0', 'development'), 'h1', now('1.1.0', ['0.0.0']))).toBe('current');
});
