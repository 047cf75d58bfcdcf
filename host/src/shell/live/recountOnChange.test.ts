// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { afterEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { aShell } from '../testing/aShell.ts';
import { recountOnChange } from './recountOnChange.ts';

afterEach(() => {
  removeCookie(COOKIE_NAMES.sessionToken);
  vi.unstubAllGlobals();
});

test('details that cannot be loaded after a change are only written to the console [SHL-57]', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  let asked = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const isDetails = new Request(input).url.endsWith('/user/client/info');
    if (isDetails) asked += 1;
    return Response.json({}, { status: isDetails ? 403 : 200 });
  });
  Reflect.get(window, 'happyDOM').setURL('http://auto-mirante.localhost/client/services');
  writeCookie(COOKIE_NAMES.sessionToken, 'token');
  const shell = aShell([], null);
  shell.session.setPath('/services');
  const stop = recountOnChange(shell);
  shell.bus.emit('client.changed', {});
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(logged.mock.calls[0]?.[0]).toBe('The customer details could not be loaded.');
  expect(asked).toBe(1);
  expect([shell.overlays.dialogs(), shell.overlays.toasts()]).toEqual([[], []]);
  expect(shell.session.held()?.token).toBe('token');
  stop();
  logged.mockRestore();
});

test('bell and bar count again once for all that is said at the same time, of remotes and of the server', async () => {
  const shell = aShell([], null);
  const recounted = vi.spyOn(shell.queryClient, 'invalidateQueries');
  const stop = recountOnChange(shell);
  shell.bus.emit('live.changed', { kind: 'service' });
  shell.bus.emit('live.changed', { kind: 'counters' });
  await Promise.resolve();
  expect(recounted).toHaveBeenCalledOnce();
  shell.bus.emit('payment.settled', { id: 'A-1', state: 'PAYED' });
  await Promise.resolve();
  expect(recounted).toHaveBeenCalledTimes(2);
  // Told again as `service.changed`, which the counters hear themselves.
  shell.bus.emit('live.changed', { kind: 'service', subject: 'A-1' });
  await Promise.resolve();
  expect(recounted).toHaveBeenCalledTimes(2);
  stop();
  shell.bus.emit('live.changed', { kind: 'counters' });
  await Promise.resolve();
  expect(recounted).toHaveBeenCalledTimes(2);
});
