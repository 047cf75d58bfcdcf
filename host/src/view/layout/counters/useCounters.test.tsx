// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { QueryClientProvider } from '@portal/remote/query';
import { cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { aShell } from '../../../shell/testing/aShell.ts';
import { readCookie } from '../../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../../browser/writeCookie.ts';
import { unreadAtom } from '../../../shell/state/countersAtom.ts';
import { ShellContext } from '../../useShell.ts';
import { useCounters } from './useCounters.ts';

afterEach(() => {
  cleanup();
  removeCookie(COOKIE_NAMES.sessionToken);
  vi.unstubAllGlobals();
});

function count(shell: ReturnType<typeof aShell>) {
  return renderHook(useCounters, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={shell.store}>
        <QueryClientProvider client={shell.queryClient}>
          <ShellContext value={shell}>{children}</ShellContext>
        </QueryClientProvider>
      </Provider>
    ),
  });
}

test.each([
  ['/client/services', true, 1],
  ['/client/services-lite', true, 0],
  ['/client/services', false, 0],
  // It starts with a session that nobody was asked the terms for (C-161).
  ['/client/help-delete-account', false, 0],
])(
  'on %s, with terms accepted: %s, the counters are asked for %i times, as the notifications are [ERR-05] [API-42] [LITE-06] [SHL-56] [SHL-66]',
  async (path, areAccepted, times) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
      asked.push(new URL(new Request(input).url).pathname);
      return Response.json({});
    });
    Reflect.get(window, 'happyDOM').setURL(`http://auto-mirante.localhost${path}`);
    writeCookie(COOKIE_NAMES.sessionToken, 'token');
    const shell = aShell([], null);
    shell.session.setPath(path.replace('/client', ''));
    shell.session.setTermsAccepted(areAccepted);
    const { rerender } = count(shell);
    await vi.waitFor(() => expect(shell.queryClient.isFetching()).toBe(0));
    rerender();
    expect(asked.filter((call) => call.endsWith('/menu/counters'))).toHaveLength(times);
    expect(asked.filter((call) => call.endsWith('/notifications'))).toHaveLength(times);
  },
);

test('counters that are refused once the page has turned lite log out of lite [ERR-05]', async () => {
  let refuse: () => void = () => undefined;
  const refusal = new Promise<void>((resolve) => (refuse = resolve));
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const isCounters = new Request(input).url.endsWith('/menu/counters');
    if (isCounters) await refusal;
    return isCounters ? Response.json({}, { status: 401 }) : Response.json([]);
  });
  Reflect.get(window, 'happyDOM').setURL('http://auto-mirante.localhost/client/services');
  writeCookie(COOKIE_NAMES.sessionToken, 'token');
  const shell = aShell([], null);
  shell.session.setTermsAccepted(true);
  const went = vi.spyOn(shell.navigation, 'navigate');
  count(shell);
  await vi.waitFor(() => expect(shell.queryClient.isFetching()).toBeGreaterThan(0));
  shell.session.setPath('/services-lite');
  const visit = { subjectId: 'A-1', hasEnded: false, isClient: true, hasAccount: true };
  shell.session.setLite({ ...visit, itemsKey: 'liteItems:A-1' });
  localStorage.setItem('liteItems:A-1', '[]');
  writeCookie(COOKIE_NAMES.liteToken, 'true');
  expect(went).not.toHaveBeenCalled();
  refuse();
  await vi.waitFor(() => expect(shell.session.current().lite).toBeNull());
  // They were asked for with the session, which is over as well (ERR-03).
  expect(shell.session.held()).toBeNull();
  expect(went).toHaveBeenLastCalledWith('/login', expect.anything());
  expect(localStorage.getItem('liteItems:A-1')).toBeNull();
  expect(readCookie(COOKIE_NAMES.liteToken)).toBeNull();
});

test('the bell counts what is unread, and what the open list of notifications says it is [SID-02]', async () => {
  const notification = (id: string, read: boolean) => ({
    ...{ id, read, url: '/services', timestamp: '2026-07-09T10:00:00Z', changed: false },
    ...{ description: 'Novo orçamento', company_name: 'Auto Mirante', type: 'action' },
    company_identifier: 'auto-mirante.localhost',
  });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    Response.json(
      new Request(input).url.includes('/notifications')
        ? {
            data: {
              all: {
                all: [['1', true] as const, ['2', false] as const, ['3', true] as const].map(
                  ([id, read]) => notification(id, read),
                ),
              },
            },
          }
        : {},
    ),
  );
  Reflect.get(window, 'happyDOM').setURL('http://auto-mirante.localhost/client/services');
  writeCookie(COOKIE_NAMES.sessionToken, 'token');
  const shell = aShell([], null);
  shell.session.setPath('/services');
  shell.session.setTermsAccepted(true);
  count(shell);
  await vi.waitFor(() => expect(shell.store.get(unreadAtom)).toBe(1));
  shell.bus.emit('notifications.counted', { unread: 0 });
  await vi.waitFor(() => expect(shell.store.get(unreadAtom)).toBe(0));
});
