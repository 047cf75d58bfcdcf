// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortal } from '@portal/remote/testPortal';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aCompany } from '../../../testing/aCompany.ts';
import { useProviderSearch } from './useProviderSearch.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const first = aCompany({ id: 'a', domain: 'a.localhost', name: 'Alameda' });
const behind = aCompany({ id: 'z', domain: 'z.localhost', name: 'Zarco' });

/** A directory whose first answer holds one provider, and says whether others follow. */
function open(next: number | null, { found = [first], scheduling = false } = {}) {
  const shell = createTestPortal({
    session: { scheduling },
    answers: {
      'GET /client/company/new': ({ query }) =>
        query.get('name') === null
          ? { companies: found, next }
          : { companies: [behind], next: null },
      'GET /config/vertical': () => ({ categories: [] }),
    },
  });
  const { result } = renderHook(() => useProviderSearch([], false), {
    wrapper: ({ children }) => <TestShell test={shell}>{children}</TestShell>,
  });
  return { shell, result };
}
const asked = (shell: TestPortal) =>
  shell.requests
    .filter(({ path }) => path === '/client/company/new')
    .map(({ query }) => query.get('name'));

test('who is behind the first answer is found by name, and stays chosen [API-40] [PRV-09]', async () => {
  const { shell, result } = open(200);
  await waitFor(() => expect(result.current.results).toEqual([first]));
  expect(result.current.isAll).toBe(false);
  act(() => result.current.setTyped('zar'));
  await waitFor(() => expect(result.current.known.map(({ name }) => name)).toContain('Zarco'));
  expect(asked(shell)).toEqual([null, 'zar']);
  act(() => result.current.choose([behind.domain]));
  expect(result.current.results).toEqual([behind]);
  act(() => result.current.setTyped(''));
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.results).toEqual([behind]);
});

test('where one answer holds all of them, nothing is asked of the server', async () => {
  const { shell, result } = open(null);
  await waitFor(() => expect(result.current.results).toEqual([first]));
  expect(result.current.isAll).toBe(true);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => result.current.setTyped('ala'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  act(() => result.current.choose([first.domain]));
  expect(result.current.results).toEqual([first]);
  expect(asked(shell)).toEqual([null]);
});

test.each([false, true])(
  'a demo company is found in scheduling mode only: %s [DEMO-08]',
  async (scheduling) => {
    const demo = aCompany({ id: 'd', domain: 'd.localhost', name: 'Empresa Demo', demo: true });
    const { result } = open(null, { found: [first, demo], scheduling });
    await waitFor(() => expect(result.current.results).toContainEqual(first));
    expect(result.current.results).toEqual(scheduling ? [first, demo] : [first]);
  },
);
