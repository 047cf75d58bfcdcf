import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { mgmtCalls, NotLetIn, Unanswered } from './mgmtCalls.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

/** Calls of a backend that does so with every request. */
async function callsOf(answer: (response: ServerResponse) => void, timeout?: number) {
  const server = createServer((request, response) => {
    request.resume().once('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  const { read } = mgmtCalls(`http://127.0.0.1:${address.port}`, 'token', timeout);
  return () =>
    read(v.object({ releases: v.array(v.string()) }), 'GET', '/x').catch((error: unknown) => error);
}

test('a backend that hangs is told in one sentence', async () => {
  const failure = await (await callsOf(() => undefined, 300))();
  expect(failure).toBeInstanceOf(Unanswered);
  expect(String(failure)).toContain('did not answer within 0.3 s: look at its log');
});

test('what is only read is asked for once more where the connection was lost, and not a third time', async () => {
  let asked = 0;
  const closed = (times: number) => (response: ServerResponse) => {
    asked += 1;
    if (asked <= times) response.destroy();
    else response.end('{"releases":["1.0.0"]}');
  };
  expect(await (await callsOf(closed(1)))()).toEqual({ releases: ['1.0.0'] });
  asked = 0;
  expect(await (await callsOf(closed(2)))()).toBeInstanceOf(Unanswered);
  expect(asked).toBe(2);
});

test.each<[string, (response: ServerResponse) => void, { new (): Error }, string]>([
  [
    'ends in the middle',
    (response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('{"releases":', () => response.destroy());
    },
    Unanswered,
    'Nothing answers at http://127.0.0.1:',
  ],
  [
    'is not well',
    (response) => response.writeHead(502).end('<h1>Bad gateway</h1>'),
    Unanswered,
    'is not well (502). The backend answered 502 to GET /x: <h1>Bad gateway</h1>',
  ],
  [
    'knows another token',
    (response) => response.writeHead(401).end('{}'),
    NotLetIn,
    'set PORTAL_ADMIN_TOKEN',
  ],
  [
    'is something else',
    (response) => response.writeHead(404).end('Not found'),
    NotLetIn,
    'is no backend of a portal',
  ],
  [
    'answers in other words',
    (response) => response.end('<html></html>'),
    Error,
    'answers something else to GET /x',
  ],
  [
    'has another version',
    (response) => response.end('{"releases":{}}'),
    Error,
    'has it the version',
  ],
])('a backend that %s is told in one sentence', async (_kind, answer, kind, said) => {
  const failure = await (await callsOf(answer))();
  expect(failure).toBeInstanceOf(kind);
  expect(String(failure)).toContain(said);
});
