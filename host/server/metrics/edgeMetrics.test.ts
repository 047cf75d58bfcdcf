import { expect, test } from 'vitest';
import { edgeForEachTest, get } from '../testing/edgeForEachTest.ts';
import { BOOT } from '../testing/startTestEdge.ts';

const start = edgeForEachTest();
const token = 'the token of whoever scrapes';
const scrape = { authorization: `Bearer ${token}` };

test('an edge tells Prometheus how long what was asked for took, and who of the backend did not answer', async () => {
  const edge = await start(
    (backend) => {
      backend.get('/mgmt/boot', (context) => context.json(BOOT));
      backend.get('/main/gone', (context) => context.text('', 502));
    },
    { metricsToken: token },
  );
  await get(edge, '/client/login');
  await get(edge, '/assets/host/none.js');
  await get(edge, '/api/main/gone');
  const answer = await get(edge, '/metrics', scrape);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const text = await answer.text();
  for (const [kind, status] of [
    ['document', '2xx'],
    ['asset', '4xx'],
    ['call', '5xx'],
  ])
    expect(text).toContain(
      `portal_edge_request_duration_seconds_count{kind="${kind}",status="${status}"} 1`,
    );
  expect(text).toContain('portal_edge_backend_unanswered_total 1');
  expect(text).toContain('portal_edge_stopping 0');
  // Nothing that names a provider or an address.
  expect(text).not.toMatch(/mirante|login|gone/);
});

test.each([
  [undefined, scrape],
  [token, {}],
  [token, { authorization: 'Bearer another' }],
  [token, { authorization: token }],
])('with the token %s set there is nothing at /metrics for %j', async (metricsToken, headers) => {
  const edge = await start(() => undefined, { metricsToken });
  expect((await get(edge, '/metrics', headers)).status).toBe(404);
});
