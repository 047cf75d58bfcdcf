// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { aShell } from '../../../shell/testing/aShell.ts';
import { recountOnChange } from './recountOnChange.ts';

test('bell and bar count again once for all that is said at the same time, of remotes and of the server', async () => {
  const shell = aShell([], null);
  const recounted = vi.spyOn(shell.queryClient, 'invalidateQueries');
  const stop = recountOnChange(shell);
  shell.bus.emit('live.changed', { kind: 'service', subject: 'A-1' });
  shell.bus.emit('live.changed', { kind: 'counters' });
  shell.bus.emit('service.changed', { id: 'A-1' });
  await Promise.resolve();
  expect(recounted).toHaveBeenCalledOnce();
  shell.bus.emit('payment.settled', { id: 'A-1', state: 'PAYED' });
  await Promise.resolve();
  expect(recounted).toHaveBeenCalledTimes(2);
  // As when a page reads what it opens.
  shell.bus.emit('appointment.changed', { id: 'S-1' });
  await Promise.resolve();
  expect(recounted).toHaveBeenCalledTimes(3);
  stop();
  shell.bus.emit('service.changed', { id: 'A-1' });
  await Promise.resolve();
  expect(recounted).toHaveBeenCalledTimes(3);
});
