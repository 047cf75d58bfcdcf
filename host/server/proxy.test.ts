import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startTestEdge } from './testing/workspace.ts';

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
