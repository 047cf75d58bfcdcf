// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as fakeIndexedDb from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../../../browser/writeCookie.ts';
import { newEntry } from '../../../shell/outbox/newEntry.ts';
import { openOutboxStore } from '../../../shell/outbox/openOutboxStore.ts';
import { aShell, AUTO_MIRANTE } from '../../../shell/testing/aShell.ts';
import { ShellContext } from '../../useShell.ts';
import { EndSession } from './EndSession.tsx';

beforeEach(() => {
  for (const [name, part] of Object.entries(fakeIndexedDb))
    if (name.startsWith('IDB')) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
});
afterEach(() => {
  cleanup();
  removeCookie(COOKIE_NAMES.userId);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('who leaves at the terms is asked about what waits on the device, and stays with a no [OFF-09] [C-634]', async () => {
  writeCookie(COOKIE_NAMES.userId, 'ana');
  const store = await openOutboxStore();
  const draft = { kind: 'message', subject: 'A-1', text: 'Chego tarde' } as const;
  await store.add(newEntry(draft, 'key-1', `${AUTO_MIRANTE.domain}:ana`), null);
  const shell = aShell();
  const confirm = vi.spyOn(shell.overlays, 'confirm').mockResolvedValue(false);
  const end = vi.spyOn(shell.session, 'end').mockResolvedValue();
  const retry = vi.spyOn(shell.startup, 'retry').mockResolvedValue();
  render(
    <ShellContext value={shell}>
      <EndSession />
    </ShellContext>,
  );
  const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Terminar Sessão' }));
  leave();
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(confirm.mock.calls[0]?.[0].body).toBe('Tem 1 envio por fazer. Se sair agora, perde-se.');
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
  expect(end).not.toHaveBeenCalled();
  confirm.mockResolvedValue(true);
  leave();
  await waitFor(() => expect(retry).toHaveBeenCalledOnce());
  expect(end).toHaveBeenCalledOnce();
  (await shell.outbox()).stop();
});

test('where the device keeps nothing nobody is held back', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const shell = aShell();
  const end = vi.spyOn(shell.session, 'end').mockResolvedValue();
  vi.spyOn(shell.startup, 'retry').mockResolvedValue();
  render(
    <ShellContext value={shell}>
      <EndSession />
    </ShellContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Terminar Sessão' }));
  await waitFor(() => expect(end).toHaveBeenCalledOnce());
});
