// @vitest-environment happy-dom
import { createHttp } from '@portal/api/http/http';
import { afterEach, expect, test } from 'vitest';
import { LITE_COOKIES } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie } from '../../browser/writeCookie.ts';
import { createLite } from './createLite.ts';

afterEach(() => LITE_COOKIES.forEach(removeCookie));

const link = { token: 'credential', type: 'appointment', id: 'S-1', is_client: true };

/** Services that know one link. */
function services() {
  const asked: string[] = [];
  const http = createHttp(async (input) => {
    const url = new URL(new Request(input).url);
    asked.push(url.search);
    return url.searchParams.get('key') === 'abc'
      ? Response.json({ ...link, email: 'ana@exemplo.pt', phone: null })
      : Response.json({}, { status: 404 });
  });
  return { asked, lite: () => createLite(http) };
}

const cookies = () => Object.fromEntries(LITE_COOKIES.map((name) => [name, readCookie(name)]));

test('the link, its kind and the contact are remembered for the next page view [CKE-03] [SHL-04]', async () => {
  const { asked, lite } = services();
  expect(await lite().open('?token_cal=abc', false)).toMatchObject({ subjectId: 'S-1' });
  expect(cookies()).toEqual({
    liteToken: 'abc',
    isCalToken: 'true',
    liteEmail: 'ana@exemplo.pt',
    litePhone: null,
  });
  expect(await lite().open('', false)).toMatchObject({ subjectId: 'S-1', hasEnded: false });
  expect(asked).toEqual(['?key=abc', '?key=abc']);
});

test('of a link that has ended nothing is remembered', async () => {
  const { lite } = services();
  await lite().open('?token=abc', false);
  expect(await lite().open('?token=old', false)).toMatchObject({ subjectId: null, hasEnded: true });
  expect(Object.values(cookies())).toEqual([null, null, null, null]);
});
