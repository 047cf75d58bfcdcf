import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createBootDocuments } from './createBootDocuments.ts';
import type { BootCache } from './createBootCache.ts';
import { BOOT } from '../testing/startTestEdge.ts';

const emptyCache: BootCache = { read: async () => null, write: async () => undefined };
const noShell = async () => null;
let server: ServerType;
let backend: URL;
/** What mgmt answers for one of two providers; the other is always well. */
let answer: (() => Response | Promise<Response>) | null;

beforeEach(async () => {
  answer = null;
  const mgmt = new Hono();
  mgmt.get('/mgmt/boot', (c) => {
    if (c.req.query('domain') === 'partido.localhost' && answer) return answer();
    return c.json(BOOT);
  });
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: mgmt.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve(info.port),
    );
  });
  backend = new URL(`http://127.0.0.1:${port}`);
});
afterEach(() => {
  server.close();
});

const broken: [string, () => Response][] = [
  ['an error', () => new Response('no', { status: 500 })],
  ['no JSON', () => new Response('<html>')],
  ['half a document', () => Response.json({ provider: BOOT.provider })],
  [
    'a colour that is none',
    () => Response.json({ ...BOOT, provider: { ...BOOT.provider, brand: 'red;}body{' } }),
  ],
];

test.each(broken)(
  '%s for one provider leaves it its last document and the others alone',
  async (_what, wrong) => {
    let time = 0;
    const documents = createBootDocuments(backend, noShell, emptyCache, () => time);
    expect((await documents.of('partido.localhost')).degraded).toBe(false);
    answer = wrong;
    time = 60_000;
    expect(await documents.of('partido.localhost')).toMatchObject({
      degraded: true,
      provider: { name: BOOT.provider?.name },
    });
    expect((await documents.of('inteiro.localhost')).degraded).toBe(false);
    answer = null;
    time = 120_000;
    expect((await documents.of('partido.localhost')).degraded).toBe(false);
  },
);

test('what mgmt says again is served within a second, and mgmt is not asked at every page', async () => {
  let time = 0;
  let asked = 0;
  answer = () => {
    asked += 1;
    return Response.json({ ...BOOT, resolvedAt: `2026-01-01T10:00:0${asked}.000Z` });
  };
  const documents = createBootDocuments(backend, noShell, emptyCache, () => time);
  const first = await documents.of('partido.localhost');
  time = 299;
  expect(await documents.of('partido.localhost')).toEqual(first);
  time = 1000;
  const together = ['partido.localhost', 'partido.localhost'].map((domain) => documents.of(domain));
  for (const document of await Promise.all(together))
    expect(document.resolvedAt).toBe('2026-01-01T10:00:02.000Z');
});

test.each(broken)(
  '%s for a provider that was never known is its own failure',
  async (_what, wrong) => {
    answer = wrong;
    const documents = createBootDocuments(backend, noShell, emptyCache);
    await expect(documents.of('partido.localhost')).rejects.toThrow(/./);
    expect((await documents.of('inteiro.localhost')).degraded).toBe(false);
  },
);

test('visitors who come at once ask mgmt once', async () => {
  let asked = 0;
  answer = () => {
    asked += 1;
    return Response.json(BOOT);
  };
  const documents = createBootDocuments(backend, noShell, emptyCache);
  await Promise.all(Array.from({ length: 20 }, () => documents.of('partido.localhost')));
  expect(asked).toBe(1);
});

test('while mgmt hangs no view of a portal in use waits for it, and it is asked one question at a time', async () => {
  // What waits for a timer waits until the test lets time pass.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let time = 0;
  let asked = 0;
  let release: (() => void) | undefined;
  const documents = createBootDocuments(backend, noShell, emptyCache, () => time);
  await documents.of('partido.localhost');
  answer = () => {
    asked += 1;
    return new Promise((resolve) => {
      release = () => resolve(Response.json(BOOT));
    });
  };
  time = 400;
  expect((await documents.of('partido.localhost')).degraded).toBe(false);
  await expect.poll(() => asked).toBe(1);
  await vi.advanceTimersByTimeAsync(500);

  time = 5000;
  for (let view = 0; view < 20; view += 1)
    expect((await documents.of('partido.localhost')).degraded).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(1);
  // Whom nothing was kept of waits for an answer all the same.
  expect((await documents.of('inteiro.localhost')).degraded).toBe(false);

  release?.();
  await expect.poll(async () => (await documents.of('partido.localhost')).degraded).toBe(false);
});

test('the first views of a portal that nobody used for a while get its last document half a second after mgmt was asked in vain', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let time = 0;
  let asked = 0;
  const documents = createBootDocuments(backend, noShell, emptyCache, () => time);
  await documents.of('partido.localhost');
  const arrived = new Promise<void>((resolve) => {
    answer = () => {
      asked += 1;
      resolve();
      return new Promise(() => undefined);
    };
  });
  time = 60_000;
  const answers: boolean[] = [];
  const view = () =>
    documents.of('partido.localhost').then(({ degraded }) => answers.push(degraded));
  void view();
  await arrived;
  await vi.advanceTimersByTimeAsync(400);
  // Who comes later waits for the same question, and no longer.
  void view();
  await vi.advanceTimersByTimeAsync(99);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toEqual([true, true]);
  expect(asked).toBe(1);
});

test('mgmt learns with which build the pages are made', async () => {
  const asked: (string | null)[] = [];
  const documents = createBootDocuments(backend, async () => '1.0.0-abc', { ...emptyCache });
  server.on('request', ({ url }) =>
    asked.push(new URL(String(url), 'http://mgmt').searchParams.get('shell')),
  );
  await documents.of('inteiro.localhost');
  expect(asked).toEqual(['1.0.0-abc']);
});
