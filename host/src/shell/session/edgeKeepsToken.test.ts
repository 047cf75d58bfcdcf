// @vitest-environment happy-dom
import { createHttp } from '@portal/api/http/http';
import { createEventBus } from '@portal/contract/eventBus';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_PATH } from '../../address/sessionPath.ts';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { createSession } from './createSession.ts';
import { lastEnd } from './lastEnd.ts';

const { sessionMark, sessionToken, userId } = COOKIE_NAMES;
const INFO = {
  user_id: 'user-1',
  name: 'Ana Marques',
  email: null,
  phone: '+351912345678',
  registered: true,
  terms_accepted: true,
  login_email_validated: false,
};

/** What the edge was asked, and how it answers; removing what no script can reach is its part. */
let removals: { method: string | undefined; mark: string | null; before: string | null }[];
let atEdge: () => Promise<Response>;

beforeEach(() => {
  removals = [];
  atEdge = async () => {
    removeCookie(sessionMark);
    return new Response(null, { status: 204 });
  };
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
    if (address !== SESSION_PATH) return Response.json({});
    const mark = new Headers(headers).get('x-portal-session');
    removals.push({ method, mark, before: readCookie(sessionMark) });
    return atEdge();
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setUp(status = 200) {
  const main = createHttp(async () => Response.json(INFO, { status }));
  const ended: string[] = [];
  const session = createSession({
    main: () => main,
    bus: createEventBus(() => undefined),
    acceptTerms: async () => undefined,
    onEnd: (reason) => void ended.push(reason),
    scheduling: false,
    onCookiesBlocked: () => void ended.push('cookies blocked'),
    channel: null,
  });
  return { session, ended };
}

test('a start knows by its mark that there is a session, and not by what opens it [C-350]', () => {
  writeCookie(sessionMark, 'abcdef');
  const { session } = setUp();
  expect(session.held()).toEqual({ mark: 'abcdef', token: null });
  expect(session.current().mode).toBe('full');
});

test('a session that the edge has kept is taken over by the mark that the answer names it by [CKE-02] [C-350]', async () => {
  const { session, ended } = setUp();
  // The edge sets it with the answer of the login.
  writeCookie(sessionMark, 'abcdef');
  await session.adopt('abcdef');
  expect(session.held()).toEqual({ mark: 'abcdef', token: null });
  expect([readCookie(sessionToken), readCookie(userId)]).toEqual([null, 'user-1']);
  expect([session.current().mode, ended]).toEqual(['full', []]);
});

test('a token that no edge has kept is kept by the page, whose earlier mark says nothing any more [NAT-02] [NAT-03] [C-351]', async () => {
  writeCookie(sessionMark, 'abcdef');
  const { session } = setUp();
  await session.adopt('another-token');
  expect(session.held()).toEqual({ mark: 'anothe', token: 'another-token' });
  expect([readCookie(sessionToken), readCookie(sessionMark)]).toEqual(['another-token', null]);
});

test('a session whose customer cannot be loaded is removed at the edge again [C-284] [C-352]', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { session } = setUp(500);
  writeCookie(sessionMark, 'abcdef');
  await expect(session.adopt('abcdef')).rejects.toBeInstanceOf(Error);
  expect(session.held()).toBeNull();
  expect(removals).toEqual([{ method: 'DELETE', mark: 'abcdef', before: 'ended' }]);
});

test.each(['logout', 'expired'] as const)(
  'the edge removes the cookies of a session that has ended: %s [SHL-69] [C-352]',
  async (reason) => {
    writeCookie(sessionMark, 'abcdef');
    writeCookie(userId, 'user-1');
    const { session, ended } = setUp();
    if (reason === 'logout') await session.end();
    else session.expire('abcdef');
    await vi.waitFor(() => expect(ended).toEqual([reason]));
    expect(removals).toEqual([{ method: 'DELETE', mark: 'abcdef', before: 'ended' }]);
    expect([session.held(), readCookie(sessionMark), readCookie(userId)]).toEqual([
      null,
      null,
      null,
    ]);
  },
);

test('while nothing answers the edge is asked five times, and no page takes the session for one any more [SHL-69] [C-352]', async () => {
  vi.useFakeTimers();
  atEdge = () => Promise.reject(new TypeError('Failed to fetch'));
  writeCookie(sessionMark, 'abcdef');
  const { session, ended } = setUp();
  void session.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(removals.map(({ mark }) => mark)).toEqual(Array<string>(5).fill('abcdef'));
  expect([ended, readCookie(sessionMark)]).toEqual([['logout'], 'ended']);
  expect(setUp().session.held()).toBeNull();
  vi.useRealTimers();
});

test('a page that is refused because somebody else has logged in shows theirs, and ends nothing [C-350]', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  writeCookie(sessionMark, 'abcdef');
  const { session, ended } = setUp();
  writeCookie(sessionMark, 'xyzxyz');
  session.expire('abcdef');
  expect(reload).toHaveBeenCalledOnce();
  expect([ended, removals, readCookie(sessionMark)]).toEqual([[], [], 'xyzxyz']);
});

test('a mark that got lost during the visit is put back, and one that an older shell could not remove is removed', async () => {
  writeCookie(sessionMark, 'abcdef');
  const { session, ended } = setUp();
  removeCookie(sessionMark);
  session.followCookie(false);
  expect([readCookie(sessionMark), ended]).toEqual(['abcdef', []]);
  lastEnd.record({ mark: 'abcdef', reason: 'logout', forced: false });
  session.followCookie(true);
  await vi.waitFor(() => expect(ended).toEqual(['logout']));
  expect([removals.length, readCookie(sessionMark)]).toEqual([1, null]);
});
