import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AddressInfo } from 'node:net';

/** An edge on a socket of its own: what a program sends reaches it as it was written. */
export async function listen(edge: Hono): Promise<{ port: number; stop(): Promise<unknown> }> {
  const server = serve({ fetch: edge.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const { port }: AddressInfo = Object(server.address());
  return {
    port,
    stop: () => {
      const stopped = new Promise((resolve) => server.close(resolve));
      if ('closeAllConnections' in server) server.closeAllConnections();
      return stopped;
    },
  };
}
