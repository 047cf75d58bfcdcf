import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

const WANTED = '/operations/providers?search=a';
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  portal.backend.environment = { ...portal.backend.environment, mode: 'production' };
});
afterAll(() => portal.close());

/** Logs in as a browser does that keeps what is `Secure` over TLS alone, and ends where it leads. */
async function logInAt(origin: string): Promise<{ at: string; status: number; text: string }> {
  const body = new URLSearchParams({ name: 'Ana', token: portal.adminToken, next: WANTED });
  let answer = await portal.app.request(`${origin}/operations/login`, { method: 'POST', body });
  let at = '/operations/login';
  const said = answer.headers.get('set-cookie') ?? '';
  const isKept = origin.startsWith('https:') || !/; secure/i.test(said);
  const cookie = isKept ? (said.split(';')[0] ?? '') : '';
  while (answer.status === 303) {
    at = answer.headers.get('location') ?? '';
    answer = await portal.app.request(`${origin}${at}`, { headers: { cookie } });
  }
  return { at, status: answer.status, text: await answer.text() };
}

test.each(['https://operacao.example.pt', 'http://localhost:4301', 'http://127.0.0.1:4301'])(
  'in production an operator is logged in at %s [SET-02] [C-985]',
  async (origin) => {
    const { at, status, text } = await logInAt(origin);
    expect([at, status]).toEqual([WANTED, 200]);
    expect(text).toContain('New provider');
  },
);

test('a login whose cookie did not come back says why, and keeps the way on [SET-02] [C-985]', async () => {
  const { status, text } = await logInAt('http://10.0.0.5:4301');
  expect(status).toBe(401);
  expect(text).toContain('did not send the session back');
  expect(text).toContain('https');
  expect(text).toContain('localhost');
  expect(text).toContain(`name="next" value="${WANTED}"`);
});

test('the way in by its own address says nothing of a cookie, and leads nowhere else', async () => {
  const get = (path: string) => portal.app.request(`http://10.0.0.5:4301/operations/login${path}`);
  expect(await (await get('')).text()).not.toContain('session back');
  expect(await (await get('?next=https://evil.example')).text()).not.toContain('evil');
});
