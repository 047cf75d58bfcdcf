import { expect, test } from 'vitest';
import { edgeForEachTest, get, session } from '../testing/edgeForEachTest.ts';
import { keepLines } from '../testing/keepLines.ts';
import { BOOT } from '../testing/startTestEdge.ts';

const start = edgeForEachTest();
const ID = 'A-0123456789abcdefghjkmnpqrs';
const TOKEN = 'Zq3_token-of-a-link-to-one-work-0123456789-x';

test('a call that failed is a line with the id that the backend hears, the provider and the pattern of the route', async () => {
  const heard: (string | undefined)[] = [];
  const edge = await start((backend) =>
    backend.get('/main/services/:id', ({ req, body }) => {
      heard.push(req.header('x-request-id'));
      return body(null, 500);
    }),
  );
  const lines = keepLines();
  const path = `/api/main/services/${ID}?token=${TOKEN}`;
  const answer = await get(edge, path, { ...session, 'x-request-id': 'of-the-proxy' });
  expect([heard, answer.headers.get('x-request-id')]).toEqual([['of-the-proxy'], 'of-the-proxy']);
  const told = {
    ...{ level: 40, request: 'of-the-proxy', provider: 'auto-mirante.localhost', msg: 'request' },
    ...{ route: '/api/main/services/:id', method: 'GET', status: 500 },
  };
  expect(lines).toEqual([
    {
      ...told,
      time: expect.stringMatching(/^\d{4}-.+Z$/),
      trace: expect.stringMatching(/^[\da-f]{32}$/),
      milliseconds: expect.any(Number),
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/abc|Zq3/);
});

test('what the proxy says as an id that may stand in no log is another one', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (context) => context.json(BOOT)));
  const { headers } = await get(edge, '/client/login', { 'x-request-id': 'Ana Silva' });
  expect(headers.get('x-request-id')).toMatch(/^[\da-f]{12}$/);
});

test('a backend that does not answer is a line of the edge; what it refuses for now is in its own log', async () => {
  const edge = await start((backend) =>
    backend.get('/main/config', ({ body, req }) =>
      body(null, 503, { 'x-request-id': req.header('x-request-id') ?? '' }),
    ),
  );
  const lines = keepLines();
  expect((await get(edge, '/api/main/config')).status).toBe(503);
  expect(lines).toEqual([]);
  await edge.stopBackend();
  expect((await get(edge, '/api/main/config')).status).toBe(502);
  expect(lines).toMatchObject([{ level: 40, status: 502, route: '/api/main/config' }]);
});

test('a page that could not be made says why, in a line of its request', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', ({ body }) => body(null, 500)));
  const lines = keepLines();
  const answer = await get(edge, `/client/service-details-lite?token=${TOKEN}`);
  expect(answer.status).toBe(503);
  const request = answer.headers.get('x-request-id');
  const route = '/client/service-details-lite';
  expect(lines).toMatchObject([
    {
      level: 50,
      request,
      route,
      provider: 'auto-mirante.localhost',
      msg: 'a page could not be made',
    },
    { level: 40, request, route, status: 503 },
  ]);
  expect(JSON.stringify(lines)).not.toContain(TOKEN);
});

test('good answers are lines only where debugging', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (context) => context.json(BOOT)));
  const lines = keepLines('info');
  await get(edge, '/client/login');
  expect(lines).toEqual([]);
  const all = keepLines('debug');
  await get(edge, '/client/login');
  await get(edge, '/health');
  expect(all).toMatchObject([
    { level: 20, route: '/client/login', status: 200, provider: 'auto-mirante.localhost' },
    { level: 20, route: '/health', status: 200 },
  ]);
});

test('ordinary answers name their request, files do not', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (context) => context.json(BOOT)));
  const ids = await Promise.all(
    ['/client/login', '/client/login', '/assets/mf-services/remoteEntry.1.js'].map(async (path) =>
      (await get(edge, path)).headers.get('x-request-id'),
    ),
  );
  expect(new Set(ids).size).toBe(3);
  expect(ids[2]).toBeNull();
});
