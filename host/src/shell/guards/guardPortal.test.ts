import type { ResolvedRemote } from '@portal/contract/bootDocument';
import { createTestPortal } from '@portal/remote/testPortal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseOf } from '../../composition/testing/plainRemote.ts';
import { guardPortal } from './guardPortal.ts';

// All at one moment, however slow the machine.
beforeEach(() => vi.spyOn(performance, 'now').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

function remote(name: string): ResolvedRemote {
  return { name, release: releaseOf('2.0.0', { name }), fallback: null, reason: 'everyone' };
}

test('drops the events of a remote that floods, reports it once, and leaves the others alone', () => {
  const { portal, failures } = createTestPortal();
  const wild = guardPortal(portal, remote('mf-wild'));
  const calm = guardPortal(portal, remote('mf-calm'));
  const sent = Array.from({ length: 500 }, () => wild.bus.emit('client.changed', {}));
  expect(sent.filter(Boolean)).toHaveLength(50);
  expect(calm.bus.emit('client.changed', {})).toBe(true);
  expect(failures).toMatchObject([{ code: 'BUS-FLOOD', remote: 'mf-wild', release: '2.0.0' }]);
});

test('blames the release whose code it is: the last known good one when that has taken the place', () => {
  const { portal, failures } = createTestPortal();
  const file = { path: 'guardPortal.test.ts', integrity: '', bytes: 1, brotliBytes: 1 };
  const fallback = releaseOf('1.0.0', { name: 'mf-wild', base: 'guards/', files: [file] });
  const { bus } = guardPortal(portal, { ...remote('mf-wild'), fallback });
  for (let event = 0; event < 100; event += 1) bus.emit('client.changed', {});
  expect(failures).toMatchObject([{ code: 'BUS-FLOOD', remote: 'mf-wild', release: '1.0.0' }]);
});

test('stops a remote that runs through pages; what it replaces it may replace more often', () => {
  const { portal, failures } = createTestPortal();
  const moves: string[] = [];
  const counting = {
    ...portal,
    navigation: { ...portal.navigation, navigate: (path: string) => void moves.push(path) },
  };
  const { navigation } = guardPortal(counting, remote('mf-wild'));
  for (let page = 0; page < 40; page += 1) navigation.navigate('/a', { replace: true });
  expect(moves).toHaveLength(40);
  expect(failures).toEqual([]);
  for (let page = 0; page < 40; page += 1) navigation.navigate('/b');
  expect(moves.filter((path) => path === '/b')).toHaveLength(10);
  expect(failures).toMatchObject([{ code: 'NAVIGATION-FLOOD', remote: 'mf-wild' }]);
});

test('is the same object as long as portal and remote are', () => {
  const { portal } = createTestPortal();
  expect(guardPortal(portal, remote('mf-a'))).toBe(guardPortal(portal, remote('mf-a')));
  expect(guardPortal(portal, remote('mf-a'))).not.toBe(guardPortal(portal, remote('mf-b')));
});
