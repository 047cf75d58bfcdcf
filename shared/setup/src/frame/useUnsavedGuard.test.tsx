// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import type { TestRequest } from '@portal/remote/testing/createTestFetch';
import { afterEach, expect, test, vi } from 'vitest';
import type { DraftStore } from '../draft/createDraftStore.ts';
import { SetupTestShell } from '../testing/SetupTestShell.tsx';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Guarded({ path }: { path: string }) {
  useUnsavedGuard(path);
  return null;
}

/** A page on which the town is being written, in a field that was not left. */
function writing() {
  const requests: TestRequest[] = [];
  const saved = { revision: 2, changed_at: null, missing: [], differs: true };
  const shown = (path: string) => (
    <SetupTestShell
      answers={{ 'PATCH /draft': () => saved }}
      requests={requests}
      onStore={(store: DraftStore) => store.edit('identity', 'town', 'Porto')}
    >
      <Guarded path={path} />
    </SetupTestShell>
  );
  const { rerender } = render(shown('/setup/identidade'));
  return { requests, goTo: (path: string) => rerender(shown(path)) };
}
const sent = (requests: TestRequest[]) =>
  requests.map(({ method, body }) => [method, Object(body).values]);
const TOWN = [['PATCH', { identity: { town: 'Porto' } }]];

test('what was typed last is sent when another page is shown, also by `back`, which leaves no field [SET-06] [C-942]', async () => {
  const { requests, goTo } = writing();
  expect(requests).toEqual([]);
  goTo('/setup');
  await waitFor(() => expect(sent(requests)).toEqual(TOWN));
});

test('what was typed last is sent when the page goes out of view [SET-06] [C-942]', async () => {
  const { requests } = writing();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(sent(requests)).toEqual(TOWN));
});

test('whoever closes the page while a field holds what is not sent is asked [SET-06] [C-942]', () => {
  writing();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});
