import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { checkPorts, isPortFree } from './ports.ts';

let server: Server | undefined;

function listen(host: string): Promise<number> {
  return new Promise((resolve) => {
    server = createServer();
    const started = server;
    started.listen(0, host, () => {
      const address: AddressInfo | string | null = started.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

test.each(['127.0.0.1', '0.0.0.0'])('a port that a server on %s uses is not free', async (host) => {
  const port = await listen(host);
  expect(await isPortFree(port)).toBe(false);
  await expect(checkPorts({ PORTAL_EDGE_PORT: port })).rejects.toThrow(
    `Port ${port} (PORTAL_EDGE_PORT) is in use: stop the program`,
  );
});

test('a port that nobody uses is free', async () => {
  const port = await listen('127.0.0.1');
  await new Promise((resolve) => server?.close(resolve));
  expect(await isPortFree(port)).toBe(true);
  await expect(checkPorts({ PORTAL_EDGE_PORT: port })).resolves.toBeUndefined();
});
