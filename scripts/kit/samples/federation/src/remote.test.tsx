// @vitest-environment happy-dom
import { createTestPortal, mountInTest } from '@portal/remote-kit/testing';
import { act } from 'react-dom/test-utils';
import { expect, test } from 'vitest';
import * as remote from './remote.tsx';

test('stamps, with a React of its own', async () => {
  const portal = createTestPortal({ provider: { name: 'Oficina' } });
  const { domElement, unmount } = await mountInTest(remote, portal, { name: 'stamps' });
  const button = domElement.querySelector('button');
  await act(async () => button?.click());
  expect(domElement.querySelector('p')?.textContent).toBe('1 carimbos em Oficina, React 18.3.1');
  await unmount();
  expect(domElement.textContent).toBe('');
});
