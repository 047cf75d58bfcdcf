// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { createTestPortal } from '@portal/remote/testPortal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../browser/cookies.ts';
import { aShell } from './testing/aShell.ts';

let asked: { call: string; bearer: string | null; clientToken: string | null; body: string }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address, window.location.origin);
    const headers = new Headers(init.headers);
    asked.push({
      call: `${init.method} ${pathname}${search}`,
      bearer: headers.get('authorization'),
      clientToken: headers.get('x-client-token'),
      body: init.body ? await new Response(init.body).text() : '',
    });
    return Response.json({});
  });
});
afterEach(() => {
  removeCookie(COOKIE_NAMES.sessionToken);
  removeCookie(COOKIE_NAMES.acceptedAnalytics);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what a remote asks of the main service goes with the session of the customer as bearer [API-01]', async () => {
  writeCookie(COOKIE_NAMES.sessionToken, 'the-session');
  const { provider } = createTestPortal().portal;
  await aShell().portalFor(provider).fetch.main('/items/');
  expect(asked).toEqual([
    { call: 'GET /api/main/items/', bearer: 'Bearer the-session', clientToken: null, body: '' },
  ]);
});

test('a report is posted to the log as `content` [API-53]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  aShell().report.failure({ code: 'PAGE-ERROR', message: 'broken' });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.call).toBe('POST /api/main/log');
  const sent: unknown = JSON.parse(asked[0]?.body ?? '');
  expect(sent).toEqual({ content: expect.stringContaining('"code":"PAGE-ERROR"') });
});

test('where the customer accepted analytics the start is counted, and not before [API-52]', async () => {
  vi.useFakeTimers();
  const { recording } = aShell();
  recording.follow();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual([]);
  writeCookie(COOKIE_NAMES.acceptedAnalytics, 'true');
  recording.follow();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/main/analytics']);
  vi.useRealTimers();
});
