import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import type { Span } from '@portal/api/tracing/span';
import { createEdge } from '../createEdge.ts';
import { startTestEdge } from '../testing/startTestEdge.ts';

test('the backend gets the addresses that came along, and behind them the one of the connection', async () => {
  const seen: (string | undefined)[] = [];
  const running = await startTestEdge((backend) =>
    backend.get('/main/config', (context) => {
      seen.push(context.req.header('x-forwarded-for'));
      return context.json({});
    }),
  );
  const server = serve({ fetch: running.edge.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const { port }: AddressInfo = Object(server.address());
  try {
    const address = `http://127.0.0.1:${port}/api/main/config`;
    await (await fetch(address)).text();
    await (await fetch(address, { headers: { 'x-forwarded-for': '203.0.113.9' } })).text();
  } finally {
    await new Promise((resolve) => server.close(resolve));
    await running.stop();
  }
  expect(seen).toEqual(['127.0.0.1', '203.0.113.9, 127.0.0.1']);
});

test('texts of the services are compressed for who takes it, and nothing else is touched', async () => {
  const long = { names: Array.from({ length: 200 }, (_, index) => `Revisão ${index}`) };
  const running = await startTestEdge((backend) => {
    backend.get('/main/long', (context) => context.json(long));
    backend.get('/main/short', (context) => context.json({ ok: true }));
    backend.get('/main/refused', (context) => context.json(long, 409));
    backend.get('/main/photo', (context) =>
      context.body('x'.repeat(5000), 200, { 'Content-Type': 'image/jpeg' }),
    );
  });
  const ask = async (path: string, encodings: string, method = 'GET') => {
    const headers = { 'accept-encoding': encodings };
    const answer = await running.edge.request(`http://edge/api/main/${path}`, { method, headers });
    const body = new Uint8Array(await answer.arrayBuffer());
    return { body, encoding: answer.headers.get('content-encoding'), headers: answer.headers };
  };
  try {
    const { body, encoding, headers } = await ask('long', 'gzip, br');
    expect(encoding).toBe('br');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(headers.get('content-length')).toBe(String(body.length));
    expect(body.length).toBeLessThan(JSON.stringify(long).length / 3);
    expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual(long);

    const untouched = [
      ['long', 'gzip'],
      ['long', 'br;q=0'],
      ['short', 'br'],
      ['refused', 'br'],
      ['photo', 'br'],
    ] as const;
    for (const [path, encodings] of untouched) {
      expect([path, (await ask(path, encodings)).encoding]).toEqual([path, null]);
    }
    expect(JSON.parse(new TextDecoder().decode((await ask('long', 'gzip')).body))).toEqual(long);
    expect((await ask('long', 'br', 'HEAD')).encoding).toBeNull();
  } finally {
    await running.stop();
  }
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test('a call goes on as part of the trace that it names, or of a new one', async () => {
  const seen: (string | undefined)[][] = [];
  const running = await startTestEdge((backend) =>
    backend.get('/main/config', ({ req, json }) => {
      seen.push([req.header('traceparent'), req.header('tracestate')]);
      return json({});
    }),
  );
  const spans: Span[] = [];
  const edge = createEdge(running.environment, () => false, { add: (span) => spans.push(span) });
  const ask = (traceparent: string) =>
    edge.request('http://edge/api/main/config?key=secret', {
      headers: { traceparent, tracestate: 'vendor=1' },
    });
  try {
    await ask(`00-${TRACE}-${SPAN}-01`);
    await ask('of nobody');
  } finally {
    await running.stop();
  }
  const [named, own] = spans;
  expect(seen).toEqual([
    [`00-${TRACE}-${named?.spanId}-01`, 'vendor=1'],
    [`00-${own?.traceId}-${own?.spanId}-01`, undefined],
  ]);
  expect(named).toMatchObject({ traceId: TRACE, parentSpanId: SPAN, name: 'GET /api/main' });
  expect(own).toMatchObject({ parentSpanId: null, failed: false });
  expect(own?.traceId).toMatch(/^(?!4bf9)[\da-f]{32}$/);
});

test('how long an answer took is told to pages of this origin, and only where the backend says its part', async () => {
  const running = await startTestEdge((backend) => {
    backend.get('/main/services/active', (context) =>
      context.json({}, 200, { 'Server-Timing': 'backend;dur=3.1, database;dur=2.0;desc="4"' }),
    );
    backend.get('/main/config', (context) => context.json({}));
  });
  const timing = async (path: string, headers: Record<string, string>) =>
    (await running.edge.request(`http://edge/api/main/${path}`, { headers })).headers.get(
      'server-timing',
    );
  try {
    expect(await timing('services/active', { 'sec-fetch-site': 'same-origin' })).toMatch(
      /^edge;dur=\d+\.\d, backend;dur=3\.1, database;dur=2\.0;desc="4"$/,
    );
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await timing('services/active', { 'sec-fetch-site': site })).toBeNull();
    expect(await timing('services/active', { origin: 'http://elsewhere.test' })).toBeNull();
    expect(await timing('config', { 'sec-fetch-site': 'same-origin' })).toBeNull();
  } finally {
    await running.stop();
  }
});
