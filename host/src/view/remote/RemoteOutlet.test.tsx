// @vitest-environment happy-dom
import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { RemoteLifecycles } from '@portal/contract/remoteLifecycles';
import { createTestPortal } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteOutlet } from './RemoteOutlet.tsx';
import { plainRemote, releaseOf } from '../../composition/testing/plainRemote.ts';

const remote: ResolvedRemote = {
  name: 'mf-services',
  release: releaseOf('1.0.0'),
  fallback: null,
  reason: 'everyone',
};
const { portal } = createTestPortal();
const skeleton = () => document.getElementById('boot-skeleton');
const failed = vi.fn<(isAgain: boolean) => void>();

beforeEach(() => {
  failed.mockReset();
  // The cause of a failure is looked for over the network.
  vi.stubGlobal('fetch', async () => Response.error());
  const painted = document.createElement('div');
  painted.id = 'boot-skeleton';
  document.body.append(painted);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  skeleton()?.remove();
});

/** Opens the page of a remote whose code comes when the test says so. */
function open(code: Promise<RemoteLifecycles>): void {
  render(
    <RemoteOutlet
      remote={remote}
      view={{ kind: 'page', name: 'services', params: {} }}
      location={{ pathname: '/client/services', search: '', hash: '', state: null, key: 'a' }}
      portal={portal}
      loadRelease={() => code}
      tellLoad={() => undefined}
      onFailed={failed}
    />,
  );
}

test('what the edge painted stays until the page of the remote stands in its place [SHL-64]', async () => {
  let arrive: (module: RemoteLifecycles) => void = () => undefined;
  open(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  expect(skeleton()).not.toBeNull();
  arrive(plainRemote('A').lifecycles);
  await screen.findByText('A services');
  await vi.waitFor(() => expect(skeleton()).toBeNull());
  expect(failed).not.toHaveBeenCalled();
});

test('a remote that takes longer than a second and a half says so in that place, with a retry, until it comes [SHL-64] [C-254]', async () => {
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const said = () => screen.queryByRole('heading', { name: 'Esta parte do portal está a demorar' });
  open(new Promise(() => undefined));
  await pass(1499);
  expect([said(), skeleton()]).toEqual([null, expect.anything()]);
  await pass(1);
  expect([said(), skeleton()]).toEqual([expect.anything(), null]);
  // Code that hangs is asked for again only by another document.
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(reload).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the retry while a view does not come begins it anew, and the next one loads the page again', async () => {
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const said = () => screen.queryByRole('heading', { name: 'Esta parte do portal está a demorar' });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const mount = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  const { lifecycles } = plainRemote('x', { mount });
  open(Promise.resolve(lifecycles));
  await pass(1500);
  press();
  await pass(0);
  expect([said(), mount.mock.calls.length]).toEqual([null, 2]);
  await pass(1500);
  expect(reload).not.toHaveBeenCalled();
  press();
  expect(reload).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a remote that fails is told once, and what says so is not covered', async () => {
  open(Promise.reject(new Error('gone')));
  await screen.findByRole('alert');
  expect(skeleton()).toBeNull();
  expect(failed.mock.calls).toEqual([[false]]);
});
