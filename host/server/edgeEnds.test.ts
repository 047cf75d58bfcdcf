import { endServer } from '@portal/api/serving/endServer';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createEdge } from './createEdge.ts';
import { startTestEdge } from './testing/startTestEdge.ts';

test('an edge that ends says so, answers what is under way, and lets go of kept connections', async () => {
  let isAsked = false;
  const running = await startTestEdge((backend) =>
    backend.get('/main/slow', async (context) => {
      isAsked = true;
      await pause(300);
      return context.json({ slow: 'answered' });
    }),
  );
  let isStopping = false;
  const edge = createEdge(running.environment, () => isStopping);
  const server = serve({ fetch: edge.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const { port }: AddressInfo = Object(server.address());
  // What a proxy in front does: few connections, kept open.
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<{ status: number; connection: string; body: string }>((resolve, reject) => {
      request({ port, path, agent, host: '127.0.0.1' }, (answer) => {
        const { statusCode: status = 0, headers } = answer;
        void text(answer).then((body) =>
          resolve({ status, connection: headers.connection ?? '', body }),
        );
      })
        .once('error', reject)
        .end();
    });
  expect(await ask('/ready')).toMatchObject({ status: 200, connection: 'keep-alive' });
  isStopping = true;
  expect(await ask('/ready')).toMatchObject({ status: 503, connection: 'close' });
  expect(await ask('/health')).toMatchObject({ status: 200, connection: 'close' });
  isStopping = false;
  await ask('/health');
  const slow = ask('/api/main/slow');
  const began = performance.now();
  await expect.poll(() => isAsked, { interval: 10 }).toBe(true);
  await endServer(server);
  expect(await slow).toMatchObject({ status: 200, body: '{"slow":"answered"}' });
  expect(performance.now() - began).toBeLessThan(5000);
  agent.destroy();
  await running.stop();
});
