// @vitest-environment happy-dom
import type { ParcelProps } from '@portal/contract/portalContext';
import { createTestPortal } from '@portal/remote/testPortal';
import { afterEach, expect, test } from 'vitest';
import { mountRelease } from './mountRelease.ts';
import { plainRemote, releaseOf } from '../testing/plainRemote.ts';

afterEach(() => document.body.replaceChildren());

const parcel: ParcelProps = {
  portal: createTestPortal().portal,
  view: { kind: 'page', name: 'services', params: {} },
  location: { pathname: '/client/services', search: '', hash: '', state: null, key: 'services' },
};

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
  const mount = () => mountRelease(releaseOf('2.0.0'), moody, container, parcel, () => undefined);
  await expect(mount()).rejects.toThrow('Not yet.');
  expect(container.childElementCount).toBe(0);
  await mount();
  await mount();
  expect(starts).toBe(2);
  expect(container.childElementCount).toBe(2);
});
