import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { askService } from './askService.ts';

/** A service on a port of its own; asks it with these headers. */
async function serve(listener: RequestListener) {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  return (
    headers: Record<string, string | undefined> = {},
    signal: AbortSignal = AbortSignal.timeout(5000),
  ) => askService(new URL(`http://127.0.0.1:${port}/main/config?a=1`), headers, signal);
}

test('a service is asked as it is told, and what it answers is read whole and not followed', async () => {
  const ask = await serve(({ url, headers }, response) => {
    response.writeHead(302, { location: '/elsewhere', 'content-type': 'application/json' });
    response.end(JSON.stringify({ url, own: headers['x-own'], none: headers['x-none'] ?? null }));
  });
  const { status, headers, body } = await ask({ 'x-own': 'sim', 'x-none': undefined });
  expect(status).toBe(302);
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(body)).toEqual({ url: '/main/config?a=1', own: 'sim', none: null });
});

test('a connection that ends while it is used again is made anew, once', async () => {
  const asked = new Map<unknown, number>();
  const ask = await serve((request, response) => {
    const times = (asked.get(request.socket) ?? 0) + 1;
    asked.set(request.socket, times);
    if (times > 1) request.socket.resetAndDestroy();
    else response.end('{}');
  });
  for (let times = 0; times < 4; times += 1) expect((await ask()).body).toBe('{}');
  expect([...asked.values()].every((times) => times <= 2)).toBe(true);
});

test.each<[string, RequestListener, string]>([
  [
    'breaks off',
    (_request, response) => void response.write('{"a":', () => response.destroy()),
    'aborted',
  ],
  ['ends the connection', (request) => request.socket.destroy(), 'socket hang up'],
  ['never comes', () => undefined, 'aborted'],
])('an answer that %s is none', async (_what, listener, reason) => {
  const ask = await serve(listener);
  await expect(ask({}, AbortSignal.timeout(300))).rejects.toThrow(reason);
});
