import { createTestPortal } from '@portal/remote/testPortal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseOf } from '../testing/plainRemote.ts';
import { bindPortal } from './bindPortal.ts';

// All at one moment, however slow the machine.
beforeEach(() => vi.spyOn(performance, 'now').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

const wild = releaseOf('2.0.0', { name: 'mf-wild' });

test('drops the events of a mount that floods, reports it once, and leaves the others alone', () => {
  const { portal, failures } = createTestPortal();
  const { bus } = bindPortal(portal, wild).portal;
  const calm = bindPortal(portal, releaseOf('1.0.0', { name: 'mf-calm' })).portal;
  const sent = Array.from({ length: 500 }, () => bus.emit('client.changed', {}));
  expect(sent.filter(Boolean)).toHaveLength(50);
  expect(calm.bus.emit('client.changed', {})).toBe(true);
  expect(failures).toEqual([
    { code: 'BUS-FLOOD', message: 'client.changed', remote: 'mf-wild', release: '2.0.0' },
  ]);
});

test('stops a view that runs through pages and panels; what it replaces it may replace more often', () => {
  const { portal, failures, visited, openedPanels } = createTestPortal();
  const { navigation } = bindPortal(portal, wild).portal;
  for (let page = 0; page < 40; page += 1) navigation.navigate('/a', { replace: true });
  expect(visited).toHaveLength(40);
  expect(failures).toEqual([]);
  for (let page = 0; page < 40; page += 1) {
    navigation.navigate('/b');
    navigation.navigator.push('/client/b', { replace: true });
    navigation.openPanel('profile');
  }
  expect(visited.length - 40 + openedPanels.length).toBe(10);
  expect(failures).toEqual([
    { code: 'NAVIGATION-FLOOD', message: 'push', remote: 'mf-wild', release: '2.0.0' },
  ]);
});

test('what a view reports is noted as of its own release, whatever it says whose it is', () => {
  const { portal, failures } = createTestPortal();
  const { report } = bindPortal(portal, wild).portal;
  report.failure({ code: 'REMOTE-ANSWER', message: '/items/: name string' });
  report.failure({ code: 'REMOTE-RENDER', message: 'page', remote: 'mf-calm' });
  expect(failures).toEqual([
    {
      code: 'REMOTE-ANSWER',
      message: '/items/: name string',
      remote: 'mf-wild',
      release: '2.0.0',
    },
    { code: 'REMOTE-RENDER', message: 'page', remote: 'mf-wild', release: '2.0.0' },
  ]);
});

test('one move in a second is all that a flood comes to', () => {
  const { portal, visited } = createTestPortal();
  const { navigation } = bindPortal(portal, wild).portal;
  for (let tenths = 0; tenths < 100; tenths += 1) {
    vi.spyOn(performance, 'now').mockReturnValue(tenths * 100);
    navigation.navigate('/b');
  }
  expect(visited).toHaveLength(19);
});

test('what a view registered ends with its mount, what it ended itself is not ended again', () => {
  const { portal, bus, guards, setSession, goBack } = createTestPortal();
  const { portal: own, end } = bindPortal(portal, wild);
  const heard = vi.fn<() => void>();
  const question = { title: 'Sair?', body: '', leaveLabel: 'Sair', stayLabel: 'Ficar' };
  own.bus.on('client.changed', heard);
  own.session.subscribe(heard);
  own.navigation.guard(question);
  own.navigation.interceptBack(() => true);
  const stop = own.bus.on('item.changed', heard);
  stop();
  stop();
  expect(guards()).toBe(1);
  end();
  bus.emit('client.changed', {});
  bus.emit('item.changed', { id: null });
  setSession({ scheduling: true });
  expect(heard).not.toHaveBeenCalled();
  expect(guards()).toBe(0);
  expect(goBack()).toBe(false);
});

test('the end of the session reaches a remote also between its mounts: it keeps data of the customer', () => {
  const { portal, bus } = createTestPortal();
  const { portal: own, end } = bindPortal(portal, wild);
  const forget = vi.fn<() => void>();
  own.bus.on('session.ended', forget);
  end();
  bus.emit('session.ended', { reason: 'logout' });
  expect(forget).toHaveBeenCalledOnce();
});

test('is the same functions for as long as the mount lasts, and the shell’s own things besides', () => {
  const { portal } = createTestPortal();
  const { portal: own } = bindPortal(portal, wild);
  expect(own.navigation.navigate).toBe(own.navigation.navigate);
  expect(own.navigation.base).toBe(portal.navigation.base);
  expect(own.fetch).toBe(portal.fetch);
  expect(own.session.current()).toBe(portal.session.current());
  expect(own.navigation.navigator.createHref('/client/a')).toBe('/client/a');
});
