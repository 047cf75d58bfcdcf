// @vitest-environment happy-dom
import { createTestPortal, mountInTest } from '@portal/remote-kit/testing';
import { expect, test } from 'vitest';
import * as remote from './remote.ts';

test('notes something down, and says so', async () => {
  const portal = createTestPortal({ provider: { name: 'Oficina' } });
  const { domElement, unmount } = await mountInTest(remote, portal, { name: 'notes' });
  domElement.querySelector('button')?.click();
  expect(domElement.querySelector('li')?.textContent).toBe('Nota 1');
  expect(portal.shown).toEqual([{ kind: 'toast', text: 'Nota guardada.' }]);
  await unmount();
  expect(domElement.childElementCount).toBe(0);
});
