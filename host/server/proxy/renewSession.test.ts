import { afterEach, expect, test } from 'vitest';
import { BOOT, startTestEdge, type TestEdge } from '../testing/startTestEdge.ts';

let running: TestEdge | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

/** The cookies that a page sets, for a visitor who came with some. */
async function cookiesOf(cookie: string, path = '/client/services', protocol = 'http') {
  running = await startTestEdge((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const headers = {
    host: 'auto-mirante.localhost:4300',
    'x-forwarded-proto': protocol,
    ...(cookie === '' ? {} : { cookie }),
  };
  const answer = await running.edge.request(`http://edge${path}`, { headers });
  return answer.headers.getSetCookie();
}

test('each page renews the session for a year, readable by script and sent to nobody else [CKE-01] [C-116] [C-108]', async () => {
  expect(await cookiesOf('sessionToken=abc%2Fd; userId=u1; acceptedNecessaryCookies=true')).toEqual(
    [
      'sessionToken=abc%2Fd; Max-Age=31556926; Path=/; SameSite=Lax',
      'userId=u1; Max-Age=31556926; Path=/; SameSite=Lax',
    ],
  );
});

test('over HTTPS the cookies are for HTTPS only', async () => {
  const cookies = await cookiesOf('sessionToken=abc', '/client', 'https');
  expect(cookies).toEqual(['sessionToken=abc; Max-Age=31556926; Path=/; Secure; SameSite=Lax']);
});

test('a page makes no session where there is none', async () => {
  expect(await cookiesOf('userId=; other=1')).toEqual([]);
  expect(await cookiesOf('')).toEqual([]);
});
