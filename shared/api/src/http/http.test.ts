import { createServer, type RequestListener, type Server } from 'node:http';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { createHttp } from './http.ts';

const servers: Server[] = [];

/** A real server on a free port, and the client that speaks to it through a path-bound fetch. */
async function serve(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { port } = address;
  return createHttp((input) => {
    const request = input instanceof Request ? input : new Request(input);
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`http://127.0.0.1:${port}${pathname}${search}`, request));
  });
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const answer = v.object({ name: v.string() });

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('expected an ApiError');
}

test('sends method, query and JSON, and returns the parsed answer', async () => {
  const seen: string[] = [];
  const http = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${body}`);
      response.end('{"name":"Marta","extra":1}');
    });
  });
  const result = await http.send({
    method: 'POST',
    path: '/items/',
    query: { a: 1, b: undefined },
    json: { x: 'ç' },
    answer,
  });
  expect(result).toEqual({ name: 'Marta' });
  expect(seen).toEqual(['POST /items/?a=1 {"x":"ç"}']);
});

test('a code in the answer means error, except on calls with a code table [API-03]', async () => {
  const http = await serve((_request, response) =>
    response.end('{"code":1,"message":"não","name":"x"}'),
  );
  const error = await failureOf(http.send({ path: '/x', answer }));
  expect(error.envelope.code).toBe(1);
  expect(error.serverMessage).toBe('não');
  await expect(http.send({ path: '/x', answer, codeIsError: false })).resolves.toEqual({
    name: 'x',
  });
});

test('a 301 without Location passes through with its code [ERR-04]', async () => {
  const http = await serve((_request, response) => {
    response.statusCode = 301;
    response.end('{"code":301,"id":"A-9"}');
  });
  const error = await failureOf(http.send({ path: '/services/S-1/', answer }));
  expect(error.status).toBe(301);
  expect(error.payload).toEqual({ code: 301, id: 'A-9' });
});

test('reads are repeated when the gateway is away, writes never', async () => {
  let calls = 0;
  const http = await serve((_request, response) => {
    calls += 1;
    response.statusCode = calls === 1 ? 503 : 200;
    response.end('{"name":"again"}');
  });
  await expect(http.send({ path: '/x', answer })).resolves.toEqual({ name: 'again' });
  calls = 0;
  const error = await failureOf(http.send({ method: 'POST', path: '/x', answer }));
  expect(error.status).toBe(503);
  expect(calls).toBe(1);
});

test('a read is sent three times in all, and its last answer is told', async () => {
  let calls = 0;
  const http = await serve((_request, response) => {
    calls += 1;
    response.statusCode = 502;
    response.end(`{"message":"${calls}"}`);
  });
  const error = await failureOf(http.send({ path: '/x', answer }));
  expect([calls, error.status, error.serverMessage]).toEqual([3, 502, '3']);
});

test('a read that got no answer is sent again', async () => {
  let calls = 0;
  const http = await serve((request, response) => {
    calls += 1;
    if (calls < 3) request.socket.destroy();
    else response.end('{"name":"again"}');
  });
  await expect(http.send({ path: '/x', answer })).resolves.toEqual({ name: 'again' });
  expect(calls).toBe(3);
});

test('a call that is taken back ends as that, and is not sent again', async () => {
  let calls = 0;
  const taken = new AbortController();
  const http = await serve(() => {
    calls += 1;
    taken.abort();
  });
  const read = http.send({ path: '/x', signal: taken.signal, answer });
  await expect(read).rejects.toThrow('aborted');
  expect(calls).toBe(1);
});

test('no answer at all is an offline error', async () => {
  const http = await serve((request) => request.socket.destroy());
  const error = await failureOf(http.send({ method: 'POST', path: '/x', answer }));
  expect(error.isOffline).toBe(true);
});

test('an answer of the wrong shape is refused', async () => {
  const http = await serve((_request, response) => response.end('{"name":7}'));
  expect((await failureOf(http.send({ path: '/x', answer }))).status).toBe(200);
});

test('a file may take as long as the shell lets it, everything else 20 s', async () => {
  vi.useFakeTimers();
  const http = createHttp(() => new Promise(() => undefined));
  const ended = vi.fn<() => void>();
  http
    .send({ method: 'POST', path: '/media', body: new Blob(), answer })
    .finally(ended)
    .catch(ended);
  const change = failureOf(http.send({ method: 'POST', path: '/items/', json: {}, answer }));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(21_000);
  expect((await change).status).toBe(0);
  expect(ended).not.toHaveBeenCalled();
  vi.useRealTimers();
});
