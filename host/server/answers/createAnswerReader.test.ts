import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen } from '../testing/listen.ts';
import { createAnswerReader } from './createAnswerReader.ts';

test('a declared call that leads to another address is not made, and none that is not for the internet', async () => {
  const called: string[] = [];
  const backend = await listen(
    new Hono().all('*', (context) => {
      called.push(context.req.path);
      return context.json({});
    }),
  );
  const reader = createAnswerReader(new URL(`http://127.0.0.1:${backend.port}`), 5000);
  const visit = {
    domain: 'auto-mirante.localhost',
    requests: ['/api/main/services/../../metrics', '/api/metrics', '/api/main/schedule/services'],
    query: new URLSearchParams(),
    path: '/schedule-lite',
    isLite: true,
    hasSession: false,
    liteToken: null,
    previousDomain: null,
  };
  const page = new Hono().get('*', async (context) =>
    context.json((await reader.read(context, visit, null)).map(({ address }) => address)),
  );
  const first = ['/config', '/schedule/services'].map((path) => `/main${path}`);
  expect(await (await page.request('http://edge/')).json()).toEqual([
    '/api/main/config',
    '/api/mgmt/route?domain=auto-mirante.localhost',
    '/api/main/schedule/services',
  ]);
  expect(called.toSorted()).toEqual([...first, '/mgmt/route'].toSorted());
  await backend.stop();
});
