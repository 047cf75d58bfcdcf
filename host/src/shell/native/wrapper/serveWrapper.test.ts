// @vitest-environment happy-dom
import { createEventBus } from '@portal/contract/eventBus';
import { type Capability } from '@portal/contract/native/messages';
import * as v from 'valibot';
import { markOf } from '@portal/contract/markOf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNavigation } from '../../navigation/createNavigation.ts';
import { createOverlays } from '../../overlays/createOverlays.ts';
import { readCookie } from '../../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../../browser/writeCookie.ts';
import { testWire } from '../testing/testWire.ts';
import { createBridge } from '../bridge/createBridge.ts';
import { owedLogout } from './owedLogout.ts';
import { serveWrapper } from './serveWrapper.ts';

const identified = v.object({ id: v.string() });

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setURL('https://mirante.example/client/services');
});
afterEach(() => {
  owedLogout.forget();
  document.body.innerHTML = '';
});

function setUp(...capabilities: Capability[]) {
  const wire = testWire();
  const state: { token: string | null; pull: boolean; layer: 'closed-panel' | null } = {
    token: null,
    pull: true,
    layer: null,
  };
  const followed: boolean[] = [];
  const changes = new Set<() => void>();
  const pullChanges = new Set<() => void>();
  const bus = createEventBus(() => undefined);
  const moved = serveWrapper(
    createBridge({
      transport: wire.transport,
      origin: 'https://mirante.example',
      onRefused: () => undefined,
    }),
    (capability) => capabilities.includes(capability),
    {
      session: {
        held: () =>
          state.token === null ? null : { mark: markOf(state.token), token: state.token },
        current: () => ({ mode: state.token === null ? 'visitor' : 'full' }),
        subscribe: (listener) => changes.add(listener),
        followCookie: (isEnded) => followed.push(isEnded),
      },
      bus,
      navigation: createNavigation({
        ask: async () => true,
        setTitle: () => undefined,
        openPanel: () => undefined,
        closePanel: () => undefined,
        resolve: (path) => path,
      }),
      overlays: createOverlays(),
      layers: { isOpen: () => state.layer !== null, closeTop: () => state.layer },
      report: { failure: () => undefined, measure: () => undefined },
      path: () => window.location.pathname.replace('/client', ''),
      toAccount: () => undefined,
      isPullAllowed: () => state.pull,
      onPullChange: (listener) => void pullChanges.add(listener),
    },
  );
  return {
    ...wire,
    state,
    followed,
    bus,
    moved,
    change: () => changes.forEach((listener) => listener()),
    changePull: () => pullChanges.forEach((listener) => listener()),
    told: (type: string) =>
      wire.sent.filter((message) => Reflect.get(Object(message), 'type') === type),
  };
}

test('a login, a logout and nothing else change the cookies that the wrapper keeps [NAT-02] [NAT-08]', () => {
  const { state, change, told } = setUp();
  writeCookie('userId', '7');
  state.token = 'abc';
  change();
  change();
  state.token = null;
  removeCookie('userId');
  change();
  expect(told('cookies.set')).toMatchObject([
    { payload: { cookies: { sessionToken: 'abc', userId: '7' } } },
    { payload: { cookies: { sessionToken: null, userId: null } } },
  ]);
});

test('a logout is owed until the wrapper has heard of it, and a new login ends the debt [NAT-08] [SHL-70]', async () => {
  const { state, bus, change, told, say } = setUp();
  bus.emit('session.ended', { reason: 'expired' });
  expect(told('loggedOut')).toMatchObject([{ payload: { reason: 'expired' } }]);
  expect(owedLogout.read()).toBe('expired');
  const { id } = v.parse(identified, told('loggedOut')[0]);
  say({ portal: 1, answers: id, ok: true });
  await vi.waitFor(() => expect(owedLogout.read()).toBeNull());

  bus.emit('session.ended', { reason: 'logout' });
  expect(owedLogout.read()).toBe('logout');
  state.token = 'next';
  change();
  expect(owedLogout.read()).toBeNull();
});

test('cookies of the wrapper are written and followed; only null ends a session [NAT-02]', async () => {
  const { say, followed } = setUp();
  const set = (cookies: object) =>
    say({ portal: 1, type: 'cookies.set', id: 'a', payload: { cookies } });
  set({ sessionToken: 'abc', userId: '7' });
  await vi.waitFor(() => expect(followed).toEqual([false]));
  const kept = () => [readCookie('sessionToken'), readCookie('userId')];
  expect(kept()).toEqual(['abc', '7']);
  set({ userId: '8' });
  await vi.waitFor(() => expect(followed).toEqual([false, false]));
  expect(kept()).toEqual(['abc', '8']);
  set({ sessionToken: null });
  await vi.waitFor(() => expect(followed).toEqual([false, false, true]));
  expect(kept()).toEqual([null, '8']);
  set({ userId: null });
  await vi.waitFor(() => expect(kept()).toEqual([null, null]));
});

test('address and pull are told when they change, to a wrapper that knows them [NAT-05] [NAT-09]', () => {
  const { moved, told, state, changePull } = setUp('lastUrl', 'pullToRefresh');
  moved();
  moved();
  expect(told('lastUrl')).toMatchObject([
    { payload: { url: 'https://mirante.example/client/services' } },
  ]);
  state.pull = false;
  changePull();
  expect(told('pullToRefresh')).toMatchObject([
    { payload: { enabled: true } },
    { payload: { enabled: false } },
  ]);
  const other = setUp();
  other.moved();
  expect(other.sent).toEqual([]);
});

test('back is answered with what it did, and on the home the wrapper is asked to close [NAT-07] [NAT-12]', async () => {
  const { state, say, sent, told } = setUp();
  state.token = 'abc';
  state.layer = 'closed-panel';
  say({ portal: 1, type: 'back', id: 'first' });
  await vi.waitFor(() =>
    expect(sent).toContainEqual({
      portal: 1,
      answers: 'first',
      ok: true,
      payload: { did: 'closed-panel' },
    }),
  );
  expect(told('exit')).toHaveLength(0);
  state.layer = null;
  say({ portal: 1, type: 'back', id: 'second' });
  await vi.waitFor(() => expect(told('exit')).toHaveLength(1));
});
