import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_IDENTITY } from '../../src/address/documentIdentity.ts';
import { edgeForEachTest, HOST } from '../testing/edgeForEachTest.ts';
import { BOOT } from '../testing/startTestEdge.ts';

const start = edgeForEachTest();

const WRAPPER = { 'user-agent': 'Mozilla/5.0 PortalClienteApp/ios/2.4' };
const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const SCRIPT = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
const AT_EDGE = [
  'sessionToken=abcdefgh; Max-Age=31556926; Path=/; HttpOnly; SameSite=Lax',
  'sessionMark=abcdef; Max-Age=31556926; Path=/; SameSite=Lax',
];
const IN_PAGE = [
  'sessionToken=abcdefgh; Max-Age=31556926; Path=/; SameSite=Lax',
  'sessionMark=; Max-Age=0; Path=/; SameSite=Lax',
];
const ENDED = ['sessionToken', 'sessionMark', 'userId'].map(
  (name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`,
);

interface Visit {
  path?: string;
  headers?: Record<string, string>;
  /** What `host.json` says otherwise than the build of these tests. */
  build?: { sessionAtEdge?: boolean };
}

/** The cookies that a page sets, for a visitor who came with some. */
async function cookiesOf(
  cookie: string,
  { path = '/client/services', headers, build }: Visit = {},
) {
  const { edge, environment } = await start((backend) =>
    backend.get('/mgmt/boot', (c) => c.json(BOOT)),
  );
  if (build) {
    const file = join(environment.hostBuild, 'host.json');
    const described: object = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...described, ...build }));
  }
  const given = new Headers({ ...HOST, ...headers });
  if (cookie !== '') given.set('cookie', cookie);
  const answer = await edge.request(`http://edge${path}`, { headers: given });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie();
}

test('each page renews the session for a year, its token out of the reach of scripts and sent to nobody else [CKE-01] [CKE-02] [C-116] [C-350]', async () => {
  expect(
    await cookiesOf('sessionToken=abcdefgh; sessionMark=abcdef; userId=u%2F1; other=true'),
  ).toEqual([...AT_EDGE, 'userId=u%2F1; Max-Age=31556926; Path=/; SameSite=Lax']);
});

test('a document that the offline worker asks for, to keep it, sets no cookie [C-405]', async () => {
  const headers = { ...SCRIPT, 'x-portal-worker': '1' };
  for (const cookie of ['sessionToken=abcdefgh; sessionMark=abcdef', 'sessionMark=ended']) {
    expect(await cookiesOf(cookie)).not.toEqual([]);
    expect(await cookiesOf(cookie, { headers })).toEqual([]);
  }
});

test('over HTTPS the cookies are for HTTPS only', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const cookies = await cookiesOf('sessionToken=abcdefgh; userId=u1', { headers });
  expect(cookies).toHaveLength(3);
  expect(cookies.filter((cookie) => !cookie.includes('; Secure'))).toEqual([]);
});

test('a page makes no session where there is none', async () => {
  expect(await cookiesOf('userId=; other=1')).toEqual([]);
  expect(await cookiesOf('')).toEqual([]);
});

describe('who keeps the token [NAT-02] [NAT-03] [C-351]', () => {
  test('the edge takes over one that scripts could read, so that nobody is logged out', async () => {
    expect(await cookiesOf('sessionToken=abcdefgh')).toEqual(AT_EDGE);
    expect(await cookiesOf('sessionToken=abcdefgh', { headers: NAVIGATION })).toEqual(AT_EDGE);
  });

  test('the page, when a native application shows it', async () => {
    for (const headers of [WRAPPER, { ...WRAPPER, ...NAVIGATION }])
      expect(await cookiesOf('sessionToken=abcdefgh; sessionMark=abcdef', { headers })).toEqual(
        IN_PAGE,
      );
  });

  test('the page, when its shell is of before', async () => {
    const cookies = 'sessionToken=abcdefgh; sessionMark=abcdef';
    expect(await cookiesOf(cookies, { build: { sessionAtEdge: undefined } })).toEqual(IN_PAGE);
  });

  test('a script that calls itself a native application gets nothing into its reach', async () => {
    const headers = { ...WRAPPER, ...SCRIPT };
    const cookie = 'sessionToken=abcdefgh; sessionMark=abcdef';
    for (const path of ['/client/services', DOCUMENT_IDENTITY.path])
      expect(await cookiesOf(cookie, { path, headers })).toEqual(AT_EDGE);
  });

  test('what is not a page changes the keeper for nobody', async () => {
    expect(
      await cookiesOf('sessionToken=abcdefgh', { path: DOCUMENT_IDENTITY.path, headers: SCRIPT }),
    ).toEqual([]);
  });
});

test('a session that the page ended while nothing answered ends with the next page, and a mark without a session, too [SHL-69] [C-352]', async () => {
  expect(await cookiesOf('sessionToken=abcdefgh; sessionMark=ended; userId=u1')).toEqual(ENDED);
  expect(await cookiesOf('sessionMark=abcdef')).toEqual(ENDED);
});
