// @vitest-environment happy-dom
import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { ParcelProps } from '@portal/contract/portalContext';
import type { FailureReport } from '@portal/contract/report';
import type { RemoteLifecycles } from '@portal/contract/remoteLifecycles';
import type { RemoteLoad } from '@portal/rollout/telemetry';
import { createTestPortal } from '@portal/remote/testPortal';
import { afterEach, expect, test, vi } from 'vitest';
import { judgeBy } from '../portal/bindPortal.ts';
import { judgeCall } from '../portal/judgeCall.ts';
import { createParcelSlot, type ParcelSlot } from './createParcelSlot.ts';
import { createReleaseLoader } from '../release/createReleaseLoader.ts';
import type { LoadRelease } from '../release/loadRelease.ts';
import { plainRemote, releaseOf } from '../testing/plainRemote.ts';

const opened: ParcelSlot[] = [];

afterEach(() => {
  // The page would wait for what hangs in them in the files that come after this one, too.
  for (const slot of opened.splice(0)) slot.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  judgeBy((_mount, _what, act) => act());
  document.body.replaceChildren();
});

const portal = createTestPortal().portal;

function propsOf(page: string): ParcelProps {
  return {
    portal,
    view: { kind: 'page', name: page, params: {} },
    location: { pathname: `/client/${page}`, search: '', hash: '', state: null, key: page },
  };
}

function setUp(
  modules: Record<string, RemoteLifecycles | Error | (() => Promise<RemoteLifecycles>)>,
  remote: Partial<ResolvedRemote> = {},
  killed: string[] = [],
) {
  const container = document.createElement('div');
  document.body.append(container);
  const states: string[] = [];
  const codes: (string | undefined)[] = [];
  const failures: FailureReport[] = [];
  const loads: RemoteLoad[] = [];
  const loadRelease: LoadRelease = async ({ version }) => {
    const module = modules[version];
    if (module instanceof Error || module === undefined) throw module ?? new Error('unknown');
    return typeof module === 'function' ? module() : module;
  };
  const slot = createParcelSlot({
    container,
    remote: {
      name: 'mf-services',
      release: releaseOf('2.0.0'),
      fallback: releaseOf('1.0.0'),
      reason: 'everyone',
      ...remote,
    },
    loadRelease: createReleaseLoader(loadRelease, ({ version }) => killed.includes(version))
      .loadRelease,
    report: { failure: (failure) => failures.push(failure), measure: () => undefined },
    tellLoad: (load) => loads.push(load),
    findCause: async (code) => ({ code }),
    onState: ({ status, isSlow, code }) => {
      states.push(isSlow ? `${status} SLOW` : status);
      codes.push(code);
    },
  });
  opened.push(slot);
  return { container, states, codes, failures, loads, slot, modules };
}

test('mounts, updates and unmounts one view in order', async () => {
  const { lifecycles, calls } = plainRemote('novo');
  const { slot, container, states } = setUp({ '2.0.0': lifecycles });
  slot.show(propsOf('services'));
  slot.show(propsOf('details'));
  await vi.waitFor(() => expect(container.textContent).toBe('novo details'));
  slot.close();
  await vi.waitFor(() => expect(container.childElementCount).toBe(0));
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['bootstrap', 'mount', 'unmount']);
  expect(states).toEqual(['LOADING_SOURCE_CODE', 'MOUNTING', 'MOUNTED']);
});

test('a view of a killed release stays until another one is wanted, which comes from the last known good one', async () => {
  const killed: string[] = [];
  const { slot, container, failures, loads } = setUp(
    { '2.0.0': plainRemote('novo').lifecycles, '1.0.0': plainRemote('antigo').lifecycles },
    {},
    killed,
  );
  slot.show(propsOf('services'));
  await vi.waitFor(() => expect(container.textContent).toBe('novo services'));
  killed.push('2.0.0');
  slot.show({ ...propsOf('services') });
  await vi.waitFor(() => expect(container.textContent).toBe('novo services'));
  slot.show(propsOf('details'));
  await vi.waitFor(() => expect(container.textContent).toBe('antigo details'));
  expect(failures).toMatchObject([{ code: 'REMOTE-KILLED', release: '2.0.0' }]);
  // It was refused, not tried.
  expect(loads.map(({ version, outcome }) => `${version} ${outcome}`)).toEqual([
    '2.0.0 shown',
    '1.0.0 shown',
  ]);
});

test('where every release of a remote was killed, none is mounted and it says so', async () => {
  const { calls, lifecycles } = plainRemote('novo');
  const { slot, codes } = setUp({ '2.0.0': lifecycles, '1.0.0': lifecycles }, {}, [
    '2.0.0',
    '1.0.0',
  ]);
  slot.show(propsOf('services'));
  await vi.waitFor(() => expect(codes.at(-1)).toBe('REMOTE-KILLED'));
  expect(calls).toEqual([]);
});

test('tells each page that arrives, also the next one of a remote that is mounted', async () => {
  const { slot, container, states } = setUp({ '2.0.0': plainRemote('novo').lifecycles });
  slot.show(propsOf('services'));
  await vi.waitFor(() => expect(container.textContent).toBe('novo services'));
  slot.show(propsOf('details'));
  await vi.waitFor(() => expect(container.textContent).toBe('novo details'));
  await vi.waitFor(() =>
    expect(states).toEqual(['LOADING_SOURCE_CODE', 'MOUNTING', 'MOUNTED', 'MOUNTED']),
  );
});

test('gives every mount a name of its own and bootstraps once', async () => {
  const { lifecycles, calls } = plainRemote('novo');
  const first = setUp({ '2.0.0': lifecycles });
  const second = setUp({ '2.0.0': lifecycles });
  first.slot.show(propsOf('services'));
  second.slot.show(propsOf('services'));
  await vi.waitFor(() => expect(second.container.textContent).toBe('novo services'));
  await vi.waitFor(() => expect(first.container.textContent).toBe('novo services'));
  const mounts = calls.filter((call) => call.startsWith('mount'));
  expect(new Set(mounts).size).toBe(2);
  expect(calls.filter((call) => call === 'bootstrap')).toHaveLength(1);
});

test.each([
  ['cannot be loaded', new Error('404'), 'REMOTE-LOAD'],
  [
    'rejects its mount',
    plainRemote('x', { mount: () => Promise.reject(new Error('no')) }).lifecycles,
    'REMOTE-MOUNT',
  ],
])('falls back to the last known good release when the new one %s', async (_what, broken, code) => {
  const { lifecycles } = plainRemote('antigo');
  const { slot, container, failures, loads } = setUp({ '2.0.0': broken, '1.0.0': lifecycles });
  slot.show(propsOf('services'));
  await vi.waitFor(() => expect(container.textContent).toBe('antigo services'));
  expect(failures).toMatchObject([{ code, remote: 'mf-services', release: '2.0.0' }]);
  expect(loads).toMatchObject([
    { remote: 'mf-services', version: '2.0.0', outcome: code },
    { remote: 'mf-services', version: '1.0.0', outcome: 'shown' },
  ]);
  expect(container.childElementCount).toBe(1);
});

test('refuses a contract that the shell does not speak before loading anything', async () => {
  const { lifecycles } = plainRemote('antigo');
  const load = vi.fn<() => Promise<RemoteLifecycles>>(async () => lifecycles);
  const { slot, container, failures } = setUp(
    { '2.0.0': load, '1.0.0': lifecycles },
    { release: releaseOf('2.0.0', { contract: '^2.0.0' }) },
  );
  slot.show(propsOf('services'));
  await vi.waitFor(() => expect(container.textContent).toBe('antigo services'));
  expect(load).not.toHaveBeenCalled();
  expect(failures[0]?.code).toBe('REMOTE-CONTRACT');
});

test('a mount that never settles ends in a failure, and arrives nowhere later', async () => {
  vi.useFakeTimers();
  let finish = () => {};
  const { lifecycles, calls } = plainRemote('tarde', {
    mount: () => new Promise<void>((resolve) => (finish = resolve)),
  });
  const { slot, container, states, failures } = setUp({ '2.0.0': lifecycles }, { fallback: null });
  slot.show(propsOf('services'));
  await vi.advanceTimersByTimeAsync(16_000);
  expect(states).toEqual([
    'LOADING_SOURCE_CODE',
    'MOUNTING',
    'MOUNTING SLOW',
    'SKIP_BECAUSE_BROKEN',
  ]);
  expect(failures.map(({ code }) => code)).toEqual(['REMOTE-SLOW', 'REMOTE-MOUNT-TIMEOUT']);
  finish();
  await vi.advanceTimersByTimeAsync(100);
  expect(calls.some((call) => call.startsWith('unmount'))).toBe(true);
  expect(container.childElementCount).toBe(0);
});

test('works again by retry once the remote is back', async () => {
  const { lifecycles } = plainRemote('de volta');
  const { slot, container, states, modules } = setUp({}, { fallback: null });
  slot.show(propsOf('services'));
  await vi.waitFor(() => expect(states.at(-1)).toBe('LOAD_ERROR'));
  modules['2.0.0'] = lifecycles;
  slot.retry();
  await vi.waitFor(() => expect(container.textContent).toBe('de volta services'));
  expect(states).toEqual([
    'LOADING_SOURCE_CODE',
    'LOAD_ERROR',
    'LOADING_SOURCE_CODE',
    'MOUNTING',
    'MOUNTED',
  ]);
});

test('a failing update takes the view down; another page is tried again', async () => {
  const { lifecycles } = plainRemote('página', {
    update: () => Promise.reject(new Error('chunk')),
  });
  const { slot, container, states, failures } = setUp({ '2.0.0': lifecycles });
  slot.show(propsOf('services'));
  await vi.waitFor(() => expect(states.at(-1)).toBe('MOUNTED'));
  slot.show(propsOf('details'));
  await vi.waitFor(() => expect(states.at(-1)).toBe('LOAD_ERROR'));
  expect(failures[0]?.code).toBe('REMOTE-UPDATE');
  slot.show(propsOf('other'));
  await vi.waitFor(() => expect(container.textContent).toBe('página other'));
});

test('an unmount that rejects is reported and leaves nothing on the page', async () => {
  const { lifecycles } = plainRemote('x', { unmount: () => Promise.reject(new Error('no')) });
  const { slot, container, states, failures } = setUp({ '2.0.0': lifecycles });
  slot.show(propsOf('services'));
  await vi.waitFor(() => expect(states.at(-1)).toBe('MOUNTED'));
  slot.close();
  await vi.waitFor(() => expect(failures[0]?.code).toBe('REMOTE-UNMOUNT'));
  expect(container.childElementCount).toBe(0);
});

test('a view that is closed while its update hangs turns the page no more, long before it is unmounted', async () => {
  judgeBy(judgeCall);
  const { portal: outer, visited } = createTestPortal();
  let own = outer;
  const { lifecycles } = plainRemote('x', {
    mount: async (props) => void (own = props.portal),
    update: () => new Promise(() => undefined),
  });
  const { slot, states } = setUp({ '2.0.0': lifecycles });
  slot.show({ ...propsOf('services'), portal: outer });
  await vi.waitFor(() => expect(states.at(-1)).toBe('MOUNTED'));
  slot.show({ ...propsOf('details'), portal: outer });
  own.navigation.navigate('/a');
  slot.close();
  own.navigation.navigate('/b');
  expect(visited).toEqual(['/client/a']);
});

test.each(['closed', 'begun again'])(
  'a view that is %s while it is still being mounted turns the page no more',
  async (what) => {
    judgeBy(judgeCall);
    const { portal: outer, visited } = createTestPortal();
    const own: ParcelProps['portal'][] = [];
    const { lifecycles } = plainRemote('x', {
      mount: async (props) => {
        own.push(props.portal);
        await new Promise(() => undefined);
      },
    });
    const { slot } = setUp({ '2.0.0': lifecycles }, { fallback: null });
    slot.show({ ...propsOf('services'), portal: outer });
    await vi.waitFor(() => expect(own).toHaveLength(1));
    own[0]?.navigation.navigate('/a');
    if (what === 'closed') slot.close();
    else {
      slot.retry();
      await vi.waitFor(() => expect(own).toHaveLength(2));
      own[1]?.navigation.navigate('/b');
    }
    own[0]?.navigation.navigate('/c');
    expect(visited).toEqual(what === 'closed' ? ['/client/a'] : ['/client/a', '/client/b']);
  },
);

test('says in time for two seconds that the code is on its way, and shows it when it has come [SHL-64]', async () => {
  vi.useFakeTimers();
  const { lifecycles } = plainRemote('tarde');
  let arrive = () => {};
  const { slot, container, states, codes, loads } = setUp({
    '2.0.0': () => new Promise((resolve) => (arrive = () => resolve(lifecycles))),
  });
  slot.show(propsOf('services'));
  await vi.advanceTimersByTimeAsync(1499);
  expect(states).toEqual(['LOADING_SOURCE_CODE']);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual(['LOADING_SOURCE_CODE', 'LOADING_SOURCE_CODE SLOW']);
  expect(codes.at(-1)).toBe('REMOTE-SLOW');
  arrive();
  await vi.advanceTimersByTimeAsync(10);
  expect(states).toEqual([
    'LOADING_SOURCE_CODE',
    'LOADING_SOURCE_CODE SLOW',
    'MOUNTING SLOW',
    'MOUNTED',
  ]);
  expect(container.textContent).toBe('tarde services');
  expect(loads).toMatchObject([{ version: '2.0.0', outcome: 'shown' }]);
});

test('the retry while it is slow takes the last known good release; what comes late is neither mounted nor blamed [SHL-64]', async () => {
  vi.useFakeTimers();
  const late = plainRemote('tarde');
  let arrive = () => {};
  const { slot, container, states, failures, loads } = setUp({
    '2.0.0': () => new Promise((resolve) => (arrive = () => resolve(late.lifecycles))),
    '1.0.0': plainRemote('antigo').lifecycles,
  });
  slot.show(propsOf('services'));
  await vi.advanceTimersByTimeAsync(1500);
  slot.retry();
  await vi.advanceTimersByTimeAsync(10);
  expect(states).toEqual([
    'LOADING_SOURCE_CODE',
    'LOADING_SOURCE_CODE SLOW',
    'LOADING_SOURCE_CODE',
    'MOUNTING',
    'MOUNTED',
  ]);
  expect(container.textContent).toBe('antigo services');
  arrive();
  await vi.advanceTimersByTimeAsync(10);
  expect(container.textContent).toBe('antigo services');
  expect(late.calls).toEqual([]);
  expect(loads.map(({ version, outcome }) => `${version} ${outcome}`)).toEqual(['1.0.0 shown']);
  expect(failures).toMatchObject([
    {
      code: 'REMOTE-SLOW',
      release: '2.0.0',
      message: 'not shown after 1500 ms, its code on the way',
    },
  ]);
});

test.each([
  ['code', () => new Promise<never>(() => undefined), 'REMOTE-LOAD-TIMEOUT'],
  [
    'mount',
    plainRemote('x', { mount: () => new Promise(() => undefined) }).lifecycles,
    'REMOTE-MOUNT-TIMEOUT',
  ],
])(
  'a release whose %s hangs gives way within three seconds, without a press, and is blamed for it',
  async (_what, hanging, code) => {
    vi.useFakeTimers();
    const { slot, container, states, loads } = setUp({
      '2.0.0': hanging,
      '1.0.0': plainRemote('antigo').lifecycles,
    });
    slot.show(propsOf('services'));
    await vi.advanceTimersByTimeAsync(3000);
    expect([container.textContent, container.childElementCount]).toEqual(['antigo services', 1]);
    expect(states.at(-1)).toBe('MOUNTED');
    await vi.advanceTimersByTimeAsync(12_000);
    expect(loads.map(({ version, outcome }) => `${version} ${outcome}`)).toEqual([
      '1.0.0 shown',
      `2.0.0 ${code}`,
    ]);
  },
);

test.each([
  ['code', () => new Promise<never>(() => undefined)],
  ['view', plainRemote('antigo').lifecycles],
])(
  'where the line is slow for the %s of the last known good release too, the one that comes first is shown',
  async (_what, known) => {
    vi.useFakeTimers();
    // The files of its view are on their way for as long as the test.
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const late = plainRemote('tarde');
    let arrive = () => {};
    const views = { 'page-services': { scripts: ['page-services.js'], styles: [] } };
    const { slot, container, loads } = setUp(
      {
        '2.0.0': () => new Promise((resolve) => (arrive = () => resolve(late.lifecycles))),
        '1.0.0': known,
      },
      { fallback: releaseOf('1.0.0', { views }) },
    );
    slot.show(propsOf('services'));
    await vi.advanceTimersByTimeAsync(6000);
    arrive();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(container.textContent).toBe('tarde services');
    expect(loads).toMatchObject([{ version: '2.0.0', outcome: 'shown' }]);
  },
);

test('what was given up, and never comes, is blamed for that when its own time is over', async () => {
  vi.useFakeTimers();
  const never = () => new Promise<never>(() => undefined);
  const { slot, loads } = setUp({ '2.0.0': never, '1.0.0': plainRemote('antigo').lifecycles });
  slot.show(propsOf('services'));
  await vi.advanceTimersByTimeAsync(1500);
  slot.retry();
  await vi.advanceTimersByTimeAsync(13_400);
  expect(loads.map(({ outcome }) => outcome)).toEqual(['shown']);
  await vi.advanceTimersByTimeAsync(100);
  expect(loads.at(-1)).toMatchObject({ version: '2.0.0', outcome: 'REMOTE-LOAD-TIMEOUT' });
});

test('code that comes after the customer left is not mounted, and says nothing of the release', async () => {
  const late = plainRemote('tarde');
  let arrive = () => {};
  const load = vi.fn<() => Promise<RemoteLifecycles>>(
    () => new Promise((resolve) => (arrive = () => resolve(late.lifecycles))),
  );
  const { slot, loads, failures } = setUp({ '2.0.0': load });
  slot.show(propsOf('services'));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  slot.close();
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([late.calls, loads, failures]).toEqual([[], [], []]);
});

test('the retry while a mount hangs begins it again, where no other release is', async () => {
  vi.useFakeTimers();
  let hangs = true;
  const remote = plainRemote('de volta', {
    mount: async (props) => {
      if (hangs) await new Promise(() => undefined);
      props.domElement.textContent = 'de volta';
    },
  });
  const { slot, container, states, failures } = setUp(
    { '2.0.0': remote.lifecycles },
    { fallback: null },
  );
  slot.show(propsOf('services'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(failures).toMatchObject([{ message: 'not shown after 1500 ms, being mounted' }]);
  hangs = false;
  slot.retry();
  await vi.advanceTimersByTimeAsync(10);
  expect(states).toEqual([
    'LOADING_SOURCE_CODE',
    'MOUNTING',
    'MOUNTING SLOW',
    'LOADING_SOURCE_CODE',
    'MOUNTING',
    'MOUNTED',
  ]);
  expect(container.textContent).toBe('de volta');
  expect(container.childElementCount).toBe(1);
});

test('a view that throws while it is drawn gives way to the last known good release', async () => {
  const broken = plainRemote('x', { mount: async (props) => props.failed?.(new Error('desenho')) });
  const { slot, container, failures, loads } = setUp({
    '2.0.0': broken.lifecycles,
    '1.0.0': plainRemote('antigo').lifecycles,
  });
  slot.show(propsOf('services'));
  await vi.waitFor(() => expect(container.textContent).toBe('antigo services'));
  expect(failures).toMatchObject([{ code: 'REMOTE-RENDER', message: 'desenho' }]);
  expect(loads.map(({ outcome }) => outcome)).toEqual(['REMOTE-RENDER', 'shown']);
  expect(container.childElementCount).toBe(1);
});

test('a view that throws later gives way too, and the last one to the panel', async () => {
  const fail: ((error: unknown) => void)[] = [];
  const keep = (text: string) =>
    plainRemote(text, {
      mount: async ({ domElement, failed }) => {
        domElement.textContent = text;
        if (failed) fail.push(failed);
      },
    }).lifecycles;
  const { slot, container, states, codes, failures } = setUp({
    '2.0.0': keep('novo'),
    '1.0.0': keep('antigo'),
  });
  slot.show(propsOf('services'));
  await vi.waitFor(() => expect(container.textContent).toBe('novo'));
  fail[0]?.(new Error('desenho'));
  fail[0]?.(new Error('desenho outra vez'));
  await vi.waitFor(() => expect(container.textContent).toBe('antigo'));
  fail[1]?.(new Error('desenho'));
  await vi.waitFor(() => expect(states.at(-1)).toBe('SKIP_BECAUSE_BROKEN'));
  expect(codes.at(-1)).toBe('REMOTE-RENDER');
  expect(container.childElementCount).toBe(0);
  expect(failures.map(({ release }) => release)).toEqual(['2.0.0', '1.0.0']);
  slot.retry();
  await vi.waitFor(() => expect(container.textContent).toBe('novo'));
});

test('functions that throw instead of rejecting leave nothing on the page', async () => {
  const throws = (): never => {
    throw new Error('logo');
  };
  const { slot, container, states, failures } = setUp(
    { '2.0.0': { bootstrap: throws, mount: throws, update: throws, unmount: throws } },
    { fallback: null },
  );
  slot.show(propsOf('services'));
  await vi.waitFor(() => expect(states.at(-1)).toBe('SKIP_BECAUSE_BROKEN'));
  expect(failures).toMatchObject([{ code: 'REMOTE-MOUNT', message: 'logo' }]);
  expect(container.childElementCount).toBe(0);
});
