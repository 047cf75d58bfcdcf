import { expect, test } from 'vitest';
import { BOOT } from './testing/startTestEdge.ts';
import { get, edgeForEachTest } from './testing/edgeForEachTest.ts';

const start = edgeForEachTest();

test('the root leads to the app, and every path below it is the app [SHL-06]', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  expect((await get(edge, '/')).headers.get('location')).toBe('/client');
  expect((await get(edge, '/client/any/thing')).status).toBe(200);
  expect((await get(edge, '/elsewhere')).status).toBe(404);
});

test('is healthy without a backend', async () => {
  const edge = await start(() => undefined);
  await edge.stopBackend();
  expect((await get(edge, '/health')).status).toBe(200);
});
