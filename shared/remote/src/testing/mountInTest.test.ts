// @vitest-environment happy-dom
import type { MountProps } from '@portal/contract/remoteLifecycles';
import { expect, test } from 'vitest';
import { createTestPortal } from './createTestPortal.ts';
import { mountInTest } from './mountInTest.ts';

const draw = async ({ domElement, view, location, failed }: MountProps): Promise<void> => {
  domElement.textContent = `${view.kind} ${view.name} ${view.params['id']} at ${location.pathname}${location.search}`;
  if (view.name === 'broken') failed?.(new Error('cannot be drawn'));
};
const remote = {
  bootstrap: async () => undefined,
  mount: draw,
  update: draw,
  unmount: async ({ domElement }: MountProps) => domElement.replaceChildren(),
};

test('mounts a view of a remote without React, follows the customer and leaves nothing', async () => {
  const view = { name: 'points', params: { id: '7' }, path: '/points/7?x=1' };
  const mounted = await mountInTest(remote, createTestPortal(), view);
  expect(document.body.textContent).toBe('page points 7 at /client/points/7?x=1');
  await mounted.update({ kind: 'panel', name: 'broken' });
  expect(mounted.domElement.textContent).toBe('panel broken undefined at /client/');
  expect(mounted.failures).toEqual([new Error('cannot be drawn')]);
  await mounted.unmount();
  expect(document.body.childNodes).toHaveLength(0);
});

test('a mount that is refused fails its test', async () => {
  const refuse = { ...remote, mount: () => Promise.reject(new Error('not today')) };
  await expect(mountInTest(refuse, createTestPortal(), { name: 'points' })).rejects.toThrow(
    'not today',
  );
});

test('a remote without one of the four lifecycles is refused, as the shell refuses it', async () => {
  const { update: _, ...three } = remote;
  await expect(mountInTest(three, createTestPortal(), { name: 'points' })).rejects.toThrow(
    'exports no update',
  );
});
