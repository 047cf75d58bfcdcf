import type { PageManifest } from '@portal/contract/remoteManifest';
import { expect, test } from 'vitest';
import { releaseOf } from '../../../composition/testing/plainRemote.ts';
import { menuPages } from './menuPages.ts';

const icon = 'M4 4h16';
const page = (path: string, more: Partial<PageManifest> = {}): PageManifest => ({
  name: 'page',
  path,
  title: 'Fidelidade',
  modes: ['full', 'demo'],
  layout: 'standard',
  menu: { icon },
  ...more,
});
const remoteWith = (...pages: PageManifest[]) => ({
  name: 'mf-loyalty',
  release: releaseOf('1.0.0', { pages }),
  fallback: null,
  reason: 'provider' as const,
});
const pathsIn = (mode: 'full' | 'lite', ...pages: PageManifest[]) =>
  menuPages([remoteWith(...pages)], mode).map(({ path }) => path);

test('a page stands in the menu when its remote says so, under its title', () => {
  expect(menuPages([remoteWith(page('/loyalty'))], 'full')).toEqual([
    { path: '/loyalty', title: 'Fidelidade', icon },
  ]);
  expect(pathsIn('full', page('/loyalty', { menu: undefined }))).toEqual([]);
});

test('a mode in which it cannot be opened does not show it', () => {
  expect(pathsIn('lite', page('/loyalty'))).toEqual([]);
});

test('its address is the one without parameters; a page that needs one has none', () => {
  expect(pathsIn('full', page('/loyalty/:id?'), page('/points/:id'), page('/all/*'))).toEqual([
    '/loyalty',
  ]);
});
