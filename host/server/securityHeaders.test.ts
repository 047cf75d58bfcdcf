import type { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { BOOT, startTestEdge } from './testing/startTestEdge.ts';

let running: Awaited<ReturnType<typeof startTestEdge>> | undefined;
afterEach(() => running?.stop());

/** What tells how an answer may be used. */
const PROTECTING =
  /^(?:cache-control|content-security-|cross-origin-|permissions-|referrer-|x-(?!request-id))/;

async function headersOf(path: string, answer: (backend: Hono) => unknown) {
  running = await startTestEdge(answer);
  if (path === '/api/main/away') await running.stopBackend();
  const { headers } = await running.edge.request(`http://edge${path}`);
  return Object.fromEntries([...headers].filter(([name]) => PROTECTING.test(name)));
}

const DATA = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

test.each([
  ['of a service', '/api/main/config'],
  ['that the internet may not ask for', '/api/operations/rollouts'],
  ['while the services are away', '/api/main/away'],
])('an answer %s is protected as data, and says nothing about pages', async (_what, path) => {
  const answer = (backend: Hono) => backend.get('/main/config', (context) => context.json({}));
  expect(await headersOf(path, answer)).toEqual(DATA);
});

test('what a service says of its answer stays', async () => {
  const own = { 'cache-control': 'private, max-age=1800', 'content-security-policy': 'sandbox' };
  const answer = (backend: Hono) =>
    backend.get('/main/media/photo', (context) => context.body('', 200, own));
  expect(await headersOf('/api/main/media/photo', answer)).toEqual({ ...DATA, ...own });
});

test('a page says what it may do, and that nobody frames it; a built file only that it is what it says [SHL-32] [C-156]', async () => {
  const page = await headersOf('/client', (backend) =>
    backend.get('/mgmt/boot', (context) => context.json(BOOT)),
  );
  expect(page).toMatchObject({
    'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-frame-options': 'DENY',
  });
  await running?.stop();
  expect(await headersOf('/assets/host/none.js', () => undefined)).toEqual({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});
