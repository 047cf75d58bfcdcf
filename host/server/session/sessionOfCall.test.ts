import { describe, expect, test } from 'vitest';
import { SESSION_PATH } from '../../src/address/sessionPath.ts';
import { edgeForEachTest, HOST } from '../testing/edgeForEachTest.ts';

const start = edgeForEachTest();

const COOKIE = { cookie: 'sessionToken=abcdefgh; sessionMark=abcdef' };
const NAMED = { 'X-Portal-Session': 'abcdef' };
const OWN = { origin: 'http://auto-mirante.localhost:4300', 'sec-fetch-site': 'same-origin' };

/** What a service sees of a call, and what the browser sees of its answer. */
async function call(
  headers: Record<string, string>,
  { method = 'POST', path = '/api/main/items/', opens = '' } = {},
) {
  const seen: Record<string, string | undefined>[] = [];
  const { edge } = await start((backend) =>
    backend.all('/main/*', (c) => {
      seen.push(c.req.header());
      if (opens !== '') c.header('X-Session-Opened', opens);
      return c.json({ ok: true });
    }),
  );
  const answer = await edge.request(`http://edge${path}`, {
    method,
    headers: { ...HOST, ...headers },
  });
  return { seen, answer, status: answer.status, cookies: answer.headers.getSetCookie() };
}

describe('the token of a call [API-01] [C-350]', () => {
  test('is added by the edge where a page of this origin names the session of the cookie', async () => {
    const silent: Record<string, string> = {};
    for (const headers of [OWN, { origin: OWN.origin }, silent]) {
      const { seen, status, answer } = await call({ ...COOKIE, ...NAMED, ...headers });
      expect([status, answer.headers.get('x-portal-session')]).toEqual([200, 'abcdef']);
      expect(seen).toMatchObject([{ authorization: 'Bearer abcdefgh' }]);
      expect(seen[0]).not.toHaveProperty('cookie');
      expect(seen[0]).not.toHaveProperty('x-portal-session');
    }
  });

  test('is not in the cookie alone, whatever the method', async () => {
    for (const method of ['POST', 'GET', 'DELETE']) {
      const { seen } = await call({ ...COOKIE, ...OWN }, { method });
      expect(seen[0]).not.toHaveProperty('authorization');
    }
  });

  test('stays away from a call that is made for nobody, where somebody is logged in', async () => {
    const { seen } = await call({ ...COOKIE, ...OWN, 'X-Portal-Session': 'none' });
    expect(seen[0]).not.toHaveProperty('authorization');
  });

  test('is what the call brings where it names no session: wrappers, shells of before, programs', async () => {
    const { seen } = await call({ ...COOKIE, authorization: 'Bearer of-its-own' });
    expect(seen).toMatchObject([{ authorization: 'Bearer of-its-own' }]);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another domain of the same', { 'sec-fetch-site': 'same-site' }],
    ['another origin, in a browser that says no more', { origin: 'http://mal.localhost' }],
    ['another port', { origin: 'http://auto-mirante.localhost:1' }],
    ['a page without an origin', { origin: 'null' }],
  ])('is not given to %s', async (_who, headers) => {
    for (const method of ['POST', 'GET']) {
      const { seen, status } = await call({ ...COOKIE, ...NAMED, ...headers }, { method });
      expect([status, seen]).toEqual([403, []]);
    }
  });

  test.each([
    ['of somebody who has logged in meanwhile', 'sessionToken=xyzxyzxyz; sessionMark=xyzxyz'],
    ['that the page has ended', 'sessionToken=abcdefgh; sessionMark=ended'],
    ['that is gone', 'userId=u1'],
  ])('is not that of a session %s: the page hears of it', async (_which, cookie) => {
    const { seen, answer } = await call({ cookie, ...NAMED, ...OWN });
    expect([answer.status, seen]).toEqual([401, []]);
    expect(answer.headers.get('x-portal-session')).toBe('abcdef');
    expect(await answer.json()).toMatchObject({ type: 'Failure', http_code: 401 });
  });
});

describe('a session that a call opens [CKE-02] [C-350]', () => {
  const opens = 'fresh-token';

  test('goes into a cookie that no script reads, with its mark beside it', async () => {
    const { answer, cookies, seen } = await call({ 'X-Portal-Session': 'none', ...OWN }, { opens });
    expect(seen).toMatchObject([{ 'x-session-at-edge': 'true' }]);
    expect(cookies).toEqual([
      'sessionToken=fresh-token; Max-Age=31556926; Path=/; HttpOnly; SameSite=Lax',
      'sessionMark=fresh-; Max-Age=31556926; Path=/; SameSite=Lax',
    ]);
    expect(answer.headers.get('x-session-opened')).toBeNull();
  });

  test('is nobody’s where the caller did not ask the edge to keep it, and no header tells', async () => {
    const forged = { 'X-Session-At-Edge': 'true' };
    const { answer, cookies, seen } = await call(forged, { opens });
    expect(seen[0]).not.toHaveProperty('x-session-at-edge');
    expect([cookies, answer.headers.get('x-session-opened')]).toEqual([[], null]);
  });
});

describe('the end of a session [SHL-69] [C-352]', () => {
  const end = (headers: Record<string, string>) =>
    call(headers, { method: 'DELETE', path: SESSION_PATH });
  const ENDED = ['sessionToken', 'sessionMark', 'userId'].map(
    (name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`,
  );

  test('removes all its cookies, also those that no script can', async () => {
    const { status, cookies } = await end({ ...COOKIE, ...NAMED, ...OWN });
    expect([status, cookies]).toEqual([204, ENDED]);
    const ended = { cookie: 'sessionToken=abcdefgh; sessionMark=ended' };
    expect((await end({ ...ended, ...NAMED, ...OWN })).cookies).toEqual(ENDED);
  });

  test('leaves the session of whoever has logged in meanwhile', async () => {
    const { status, cookies } = await end({ ...COOKIE, ...OWN, 'X-Portal-Session': 'xyzxyz' });
    expect([status, cookies]).toEqual([204, []]);
  });

  test('is not brought about by another site', async () => {
    for (const headers of [OWN, { ...NAMED, 'sec-fetch-site': 'cross-site' }]) {
      const { status, cookies } = await end({ ...COOKIE, ...headers });
      expect([status, cookies]).toEqual([403, []]);
    }
  });

  test('that nothing answered is made up for with the next login, if it was no page before', async () => {
    const cookie = 'sessionToken=abcdefgh; sessionMark=ended';
    const { cookies } = await call({ cookie, ...OWN, 'X-Portal-Session': 'none' });
    expect(cookies).toEqual(ENDED);
  });
});

describe('the key of a device [ACC-04]', () => {
  const asked = async (headers: Record<string, string>, answered = '') => {
    const seen: (string | undefined)[] = [];
    const { edge } = await start((backend) =>
      backend.all('/main/*', (c) => {
        seen.push(c.req.header('x-device-key'));
        if (answered !== '') c.header('X-Device-Key', answered);
        return c.json({ ok: true });
      }),
    );
    const answer = await edge.request('http://edge/api/main/user/login/', {
      method: 'POST',
      headers: { ...HOST, ...headers },
    });
    return { seen, answer };
  };

  test('is that of the cookie, whatever a page writes', async () => {
    expect((await asked({ cookie: 'deviceKey=of-the-cookie' })).seen).toEqual(['of-the-cookie']);
    const forged = { cookie: 'deviceKey=of-the-cookie', 'X-Device-Key': 'forged' };
    expect((await asked(forged)).seen).toEqual(['of-the-cookie']);
    expect((await asked({ 'X-Device-Key': 'forged' })).seen).toEqual([undefined]);
  });

  test('is kept out of the reach of scripts for a year, for HTTPS only where there is', async () => {
    const { answer } = await asked({ 'x-forwarded-proto': 'https' }, 'of-the-service');
    expect(answer.headers.get('x-device-key')).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([
      'deviceKey=of-the-service; Max-Age=31556926; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });
});
