import { afterEach, expect, test } from 'vitest';
import { BOOT, startTestEdge, type TestEdge } from '../testing/startTestEdge.ts';

let running: TestEdge | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const HOST = { headers: { host: 'auto-mirante.localhost:4300' } };

test('says which versions this customer would get now and which nobody may, and is kept nowhere', async () => {
  const remotes = BOOT.remotes.map((remote) => ({ ...remote, killed: ['0.9.0'] }));
  running = await startTestEdge((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, remotes })),
  );
  const answer = await running.edge.request('http://edge/revision', HOST);
  expect(await answer.json()).toEqual({
    shell: '1.0.0',
    releases: { 'mf-services': '1.0.0' },
    killed: { 'mf-services': ['0.9.0'], host: [] },
  });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  // What was killed is said here only.
  const page = await running.edge.request('http://edge/client/services', HOST);
  expect(await page.text()).not.toContain('0.9.0');
});

test('names what was killed of a remote of which nothing is left, which no page is told', async () => {
  running = await startTestEdge((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, withdrawn: { 'mf-points': ['0.9.0'] } })),
  );
  const answer = await running.edge.request('http://edge/revision', HOST);
  expect(await answer.json()).toMatchObject({
    releases: { 'mf-services': '1.0.0' },
    killed: { 'mf-services': [], 'mf-points': ['0.9.0'], host: [] },
  });
  const page = await running.edge.request('http://edge/client/services', HOST);
  expect(await page.text()).not.toContain('mf-points');
});

test('says of a suspended provider that it is, beside pages made of nothing [C-904]', async () => {
  running = await startTestEdge((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, suspended: true })),
  );
  const answer = await running.edge.request('http://edge/revision', HOST);
  expect(await answer.json()).toMatchObject({ releases: {}, suspended: true });
});

test('has nothing to say while mgmt does not answer', async () => {
  running = await startTestEdge(() => undefined);
  expect((await running.edge.request('http://edge/revision', HOST)).status).toBe(204);
});
