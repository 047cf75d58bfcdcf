import { expect, test } from 'vitest';
import { get, HOST, session, edgeForEachTest } from '../testing/edgeForEachTest.ts';

const start = edgeForEachTest();

test('passes calls on with the address the customer sees, without cookies', async () => {
  const edge = await start((backend) =>
    backend.all('/main/*', async (c) =>
      c.json(
        {
          url: c.req.path + new URL(c.req.url).search,
          host: c.req.header('x-forwarded-host'),
          authorization: c.req.header('authorization'),
          cookie: c.req.header('cookie') ?? null,
          body: await c.req.text(),
        },
        409,
      ),
    ),
  );
  const response = await edge.edge.request('http://edge/api/main/user/phone?x=1', {
    method: 'POST',
    headers: { ...HOST, ...session, authorization: 'Bearer t', 'content-type': 'application/json' },
    body: '{"phone":"1"}',
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    url: '/main/user/phone?x=1',
    host: 'auto-mirante.localhost:4300',
    authorization: 'Bearer t',
    cookie: null,
    body: '{"phone":"1"}',
  });
});

test('answers in the envelope when the backend is away', async () => {
  const edge = await start(() => undefined);
  await edge.stopBackend();
  const response = await get(edge, '/api/main/config');
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ type: 'Failure', http_code: 502 });
});

test.each([
  '/api/operations/rollouts',
  '/api/metrics',
  '/api/mgmt/releases',
  '/api/mgmt/boot',
  '/api/dev/outbox',
  '/api/main/../metrics',
  '/api/main/%2e%2e/metrics',
])('%s is not for the internet', async (path) => {
  const edge = await start((backend) => backend.all('*', (c) => c.text('inside')));
  const answer = await get(edge, path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('inside');
  expect(await (await get(edge, '/api/mgmt/route')).text()).toBe('inside');
});
