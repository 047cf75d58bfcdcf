import { expect, test, vi } from 'vitest';
import { edgeForEachTest, get } from '../testing/edgeForEachTest.ts';
import { BOOT } from '../testing/startTestEdge.ts';

const start = edgeForEachTest();
const YEAR = 31_556_926;
const NOW = 1_796_100_000;

/** The cookies that a page sets, for a visitor who came with some. */
async function cookiesOf(cookie: string, headers: Record<string, string> = {}) {
  vi.spyOn(Date, 'now').mockReturnValue(NOW * 1000);
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const answer = await get(edge, '/client/login', { cookie, ...headers });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie();
}

const lasting = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax`;

test('each page sets the answers about cookies again for what is left of a year, and those to what is offered for another one [CKE-01] [C-116] [C-960]', async () => {
  const day = NOW - 86_400;
  expect(
    await cookiesOf(
      `acceptedNecessaryCookies=${day}; acceptedAnalyticsCookies=${NOW - 10}; videoTutorial=true; readLocationRequest=false`,
    ),
  ).toEqual([
    lasting('acceptedNecessaryCookies', String(day), YEAR - 86_400),
    lasting('acceptedAnalyticsCookies', String(NOW - 10), YEAR - 10),
    lasting('videoTutorial', 'true', YEAR),
    lasting('readLocationRequest', 'false', YEAR),
  ]);
});

test('an answer of before, or of a clock that is fast, counts from this page; one that is over is not set [C-960]', async () => {
  const now = lasting('acceptedNecessaryCookies', String(NOW), YEAR);
  for (const value of ['true', String(NOW + 500_000)])
    expect(await cookiesOf(`acceptedNecessaryCookies=${value}`)).toEqual([now]);
  expect(await cookiesOf(`acceptedNecessaryCookies=${NOW - YEAR}`)).toEqual([]);
});

test('what nobody answered is not set, nor what is no answer, nor anything for what the offline worker asks for [C-405] [C-960]', async () => {
  expect(await cookiesOf('')).toEqual([]);
  expect(
    await cookiesOf('acceptedNecessaryCookies=; acceptedAnalyticsCookies=no; videoTutorial=x'),
  ).toEqual([]);
  expect(await cookiesOf(`acceptedNecessaryCookies=${NOW}`)).toHaveLength(1);
  expect(
    await cookiesOf(`acceptedNecessaryCookies=${NOW}; videoTutorial=true`, {
      'x-portal-worker': '1',
    }),
  ).toEqual([]);
});

test('over HTTPS they are for HTTPS only', async () => {
  const [cookie] = await cookiesOf('videoTutorial=true', { 'x-forwarded-proto': 'https' });
  expect(cookie).toContain('; Secure');
});
