// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftStore } from '../draft/createDraftStore.ts';
import { SetupTestShell } from '../testing/SetupTestShell.tsx';
import { SaveState } from './SaveState.tsx';
import { useEndedSession } from './useEndedSession.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Guarded() {
  useUnsavedGuard('/setup');
  return <SaveState />;
}

/** A page on which a value is written that is answered by the status of the server. */
async function written(status: number, envelope: object = {}) {
  const server = { status, saves: 0 };
  const drafts: DraftStore[] = [];
  const save = () => {
    server.saves += 1;
    if (server.status === 0) return Response.error();
    if (server.status !== 200) return Response.json(envelope, { status: server.status });
    return { revision: 2, changed_at: '2026-11-27T10:22:00Z', missing: [], differs: true };
  };
  render(
    <SetupTestShell answers={{ 'PATCH /draft': save }} onStore={(made) => drafts.push(made)}>
      <Guarded />
    </SetupTestShell>,
  );
  const [store] = drafts;
  if (store === undefined) throw new Error('No draft was made.');
  await act(() => {
    store.edit('identity', 'town', 'Porto');
    return store.leave('identity', 'town');
  });
  return { server, store };
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test.each([
  [0, {}, /^Sem ligação\./],
  [502, {}, /^O portal não responde\./],
  [500, {}, /^O portal não responde\./],
  [401, {}, /^A sua sessão terminou\./],
  [403, { code: 'SUSPENDED' }, /^O portal está suspenso/],
])('what could not be kept after a %i is said as it is', async (status, envelope, words) => {
  await written(status, envelope);
  expect(screen.getByRole('status').textContent).toMatch(words);
  const way = screen.queryByRole('link', { name: 'Entrar' });
  expect(way?.getAttribute('target') ?? null).toBe(status === 401 ? '_blank' : null);
});

test('it is tried again after a while, at longer and longer intervals, until it is kept', async () => {
  const { server, store } = await written(503);
  await pass(2);
  expect(server.saves).toBe(2);
  await pass(4);
  expect(server.saves).toBe(2);
  server.status = 200;
  await pass(1);
  expect([server.saves, store.unsaved()]).toEqual([3, []]);
  expect(screen.getByRole('status').textContent).toMatch(/^Guardado às/);
  await pass(120);
  expect(server.saves).toBe(3);
});

test('after the end of the session it is tried again once the page comes back into view, and the page stays until then', async () => {
  const { server, store } = await written(401);
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const { rerender } = renderHook(() => useEndedSession(true, store));
  await pass(120);
  expect([server.saves, replace.mock.calls]).toEqual([1, []]);
  server.status = 200;
  await act(async () => {
    fireEvent(document, new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect([server.saves, store.unsaved()]).toEqual([2, []]);
  rerender();
  renderHook(() => useEndedSession(true, store));
  expect(replace.mock.calls).toEqual([['/setup']]);
});
