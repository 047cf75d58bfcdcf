import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
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
