import { expect, test } from 'vitest';
import { edgeForEachTest, get, session } from '../testing/edgeForEachTest.ts';

const start = edgeForEachTest();
const WORKER = { 'sec-fetch-site': 'same-origin' };

/** What the worker is told of `opaque`, which is of the session `abc` alone. */
async function ask(headers: Record<string, string>) {
  const edge = await start((backend) =>
    backend.get('/main/user/push/:id', (c) => {
      if (c.req.header('authorization') !== 'Bearer abc') return c.json({}, 401);
      if (c.req.header('x-forwarded-host') !== 'auto-mirante.localhost:4300')
        return c.json({}, 404);
      return c.req.param('id') === 'opaque' ? c.json({ subject: 'S-1' }) : c.json({}, 404);
    }),
  );
  const read = async (id: string) => {
    const answer = await get(edge, `/client/push/${id}`, headers);
    return [answer.status, answer.ok ? await answer.json() : null];
  };
  return { read, edge };
}

test('the worker is told where a notice leads to, for the session of the browser [REM-15]', async () => {
  const { read, edge } = await ask({ ...session, ...WORKER });
  expect(await read('opaque')).toEqual([200, { path: '/client/service-details/S-1' }]);
  expect(await read('another')).toEqual([200, { path: '/client' }]);
  expect(await read(encodeURIComponent('../client/info'))).toEqual([200, { path: '/client' }]);
  const answer = await get(edge, '/client/push/opaque', WORKER);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('without a session, or with one that has ended, it leads to the beginning [REM-15] [C-694]', async () => {
  for (const cookie of ['', 'sessionToken=other', 'sessionToken=abc; sessionMark=ended']) {
    const { read, edge } = await ask({ cookie, ...WORKER });
    expect(await read('opaque')).toEqual([200, { path: '/client' }]);
    await edge.stop();
  }
});

test('pages of other sites learn nothing', async () => {
  const { read } = await ask({ ...session, 'sec-fetch-site': 'cross-site' });
  expect(await read('opaque')).toEqual([403, null]);
});
