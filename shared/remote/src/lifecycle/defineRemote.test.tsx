// @vitest-environment happy-dom
import type { MountProps } from '@portal/contract/remoteLifecycles';
import { useQuery } from '@portal/remote/query';
import { atom, useAtom } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineRemote } from './defineRemote.tsx';
import { createTestPortal, type TestPortal } from '../testing/testPortal.tsx';
import { useView } from '../useView.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function Details() {
  return <h1>Detalhes {useView().params['id']}</h1>;
}

function Broken(): never {
  throw new Error('não desenha');
}

let reads = 0;
function Counting() {
  const read = useQuery({ queryKey: ['reads'], queryFn: async () => (reads += 1) });
  return <p>{read.data}</p>;
}

const chosenAtom = atom('nothing');
function Choosing() {
  const [chosen, choose] = useAtom(chosenAtom);
  return <button onClick={() => choose('history')}>{chosen}</button>;
}

function remote() {
  return defineRemote({
    name: 'mf-test',
    pages: {
      details: async () => ({ default: Details }),
      broken: async () => ({ default: Broken }),
      counting: async () => ({ default: Counting }),
      choosing: async () => ({ default: Choosing }),
      unreachable: () => Promise.reject(new Error('chunk 404')),
    },
  });
}

let names = 0;
function propsOf(test: TestPortal, page: string, id = '1', key = 'first'): MountProps {
  names += 1;
  const domElement = document.createElement('div');
  document.body.append(domElement);
  return {
    name: `mf-test-${names}`,
    domElement,
    portal: test.portal,
    view: { kind: 'page', name: page, params: { id } },
    location: { pathname: `/client/${page}/${id}`, search: '', hash: '', state: null, key },
  };
}

test('mounts a page in its element, follows updates and leaves nothing behind', async () => {
  const lifecycles = remote();
  const props = propsOf(createTestPortal(), 'details');
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  expect(props.domElement.textContent).toBe('Detalhes 1');
  await lifecycles.update({ ...props, view: { ...props.view, params: { id: '2' } } });
  expect(props.domElement.textContent).toBe('Detalhes 2');
  await lifecycles.unmount(props);
  expect(props.domElement.textContent).toBe('');
});

test('two mounts of one remote do not touch each other', async () => {
  const lifecycles = remote();
  const portal = createTestPortal();
  const first = propsOf(portal, 'details', '1');
  const second = propsOf(portal, 'details', '2');
  await lifecycles.bootstrap(first);
  await lifecycles.mount(first);
  await lifecycles.mount(second);
  await lifecycles.unmount(first);
  expect(second.domElement.textContent).toBe('Detalhes 2');
  await lifecycles.unmount(second);
});

test('a page whose code cannot be loaded, or that does not exist, fails the mount', async () => {
  const lifecycles = remote();
  const portal = createTestPortal();
  await expect(lifecycles.mount(propsOf(portal, 'unreachable'))).rejects.toThrow('chunk 404');
  await expect(lifecycles.mount(propsOf(portal, 'nothing'))).rejects.toThrow(
    'no page named nothing',
  );
});

test('a page that throws shows a panel, is reported, and draws again at another address', async () => {
  const lifecycles = remote();
  const portal = createTestPortal();
  const props = propsOf(portal, 'broken');
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  expect(props.domElement.textContent).toContain('Tentar novamente');
  expect(portal.failures).toMatchObject([{ code: 'REMOTE-RENDER', remote: props.name }]);
  await lifecycles.update({
    ...props,
    view: { kind: 'page', name: 'details', params: { id: '9' } },
    location: { ...props.location, key: 'second' },
  });
  expect(props.domElement.textContent).toBe('Detalhes 9');
  await lifecycles.unmount(props);
});

test('a page that throws leaves its place to a shell that takes it', async () => {
  const lifecycles = remote();
  const portal = createTestPortal();
  const failed = vi.fn<(error: unknown) => void>();
  const props = { ...propsOf(portal, 'broken'), failed };
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('não desenha'));
  expect(props.domElement.textContent).toBe('');
  expect(portal.failures).toEqual([]);
  await lifecycles.unmount(props);
});

test('keeps its data across mounts and forgets it when the session ends [SHL-71]', async () => {
  reads = 0;
  const lifecycles = remote();
  const portal = createTestPortal();
  const first = propsOf(portal, 'counting');
  await lifecycles.bootstrap(first);
  await lifecycles.mount(first);
  await vi.waitFor(() => expect(first.domElement.textContent).toBe('1'));
  await lifecycles.unmount(first);
  const second = propsOf(portal, 'counting');
  await lifecycles.mount(second);
  expect(second.domElement.textContent).toBe('1');
  await lifecycles.unmount(second);
  portal.bus.emit('session.ended', { reason: 'logout' });
  const third = propsOf(portal, 'counting');
  await lifecycles.mount(third);
  await vi.waitFor(() => expect(third.domElement.textContent).toBe('2'));
  await lifecycles.unmount(third);
});

test('what was chosen on a page lasts across mounts and is forgotten when the session ends, wherever the customer is then [SHL-71]', async () => {
  const lifecycles = remote();
  const portal = createTestPortal();
  const first = propsOf(portal, 'choosing');
  await lifecycles.bootstrap(first);
  await lifecycles.mount(first);
  await act(async () => first.domElement.querySelector('button')?.click());
  await lifecycles.unmount(first);
  const second = propsOf(portal, 'choosing');
  await lifecycles.mount(second);
  expect(second.domElement.textContent).toBe('history');
  await lifecycles.unmount(second);
  portal.bus.emit('session.ended', { reason: 'logout' });
  const third = propsOf(portal, 'choosing');
  await lifecycles.mount(third);
  expect(third.domElement.textContent).toBe('nothing');
  await lifecycles.unmount(third);
});
