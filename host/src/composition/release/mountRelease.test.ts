// @vitest-environment happy-dom
import type { ParcelProps } from '@portal/contract/portalContext';
import { createTestPortal } from '@portal/remote/testPortal';
import { afterEach, expect, test, vi } from 'vitest';
import { mountRelease } from './mountRelease.ts';
import { plainRemote, releaseOf } from '../testing/plainRemote.ts';

afterEach(() => document.body.replaceChildren());

const parcel: ParcelProps = {
  portal: createTestPortal().portal,
  view: { kind: 'page', name: 'services', params: {} },
  location: { pathname: '/client/services', search: '', hash: '', state: null, key: 'services' },
};
const steady = { onBroken: () => undefined, signal: new AbortController().signal };

test('a remote whose start failed is started again with the retry, and no more once it is started', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const { lifecycles } = plainRemote('novo');
  let starts = 0;
  const bootstrap = async () => {
    starts += 1;
    if (starts === 1) throw new Error('Not yet.');
  };
  const moody = { ...lifecycles, bootstrap };
  const mount = () => mountRelease(releaseOf('2.0.0'), moody, container, parcel, steady);
  await expect(mount()).rejects.toThrow('Not yet.');
  expect(container.childElementCount).toBe(0);
  await mount();
  await mount();
  expect(starts).toBe(2);
  expect(container.childElementCount).toBe(2);
});

test.each([
  ['of this release is taken over where it stands', '2.0.0'],
  ['of another one gives way', '1.0.0'],
])('what the edge has drawn %s', async (_what, version) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = `<div data-mount="mf-1" data-release="${version}" data-drawn="">Antes</div>`;
  const before = container.firstElementChild;
  const { lifecycles } = plainRemote('novo');
  await mountRelease(releaseOf('2.0.0'), lifecycles, container, parcel, steady);
  expect([container.childElementCount, container.textContent]).toEqual([1, 'novo services']);
  expect(container.firstElementChild === before).toBe(version === '2.0.0');
});

test('what was registered through the portal ends with the mount: when it is taken down, also in vain, and when it fails', async () => {
  const { portal, guards } = createTestPortal();
  const question = { title: 'Sair?', body: '', leaveLabel: 'Sair', stayLabel: 'Ficar' };
  const hold = async (props: ParcelProps) => void props.portal.navigation.guard(question);
  const begin = (changes: Parameters<typeof plainRemote>[1]) =>
    mountRelease(
      releaseOf('2.0.0'),
      plainRemote('novo', { mount: hold, ...changes }).lifecycles,
      document.body,
      { ...parcel, portal },
      steady,
    );
  const good = await begin({});
  const stuck = await begin({ unmount: () => Promise.reject(new Error('stuck')) });
  expect(guards()).toBe(2);
  await good.unmount();
  expect(guards()).toBe(1);
  await expect(stuck.unmount()).rejects.toThrow('stuck');
  expect(guards()).toBe(0);
  const fail = async (props: ParcelProps) => {
    await hold(props);
    throw new Error('broken');
  };
  await expect(begin({ mount: fail })).rejects.toThrow('broken');
  await vi.waitFor(() => expect(guards()).toBe(0));
});
