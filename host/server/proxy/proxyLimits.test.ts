import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { proxyToBackend } from './proxyToBackend.ts';
import { listen } from '../testing/listen.ts';
import { startTestEdge } from '../testing/startTestEdge.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** An edge on a socket, in front of a backend of the test's. */
async function start(prepare: (backend: Hono) => void): Promise<number> {
  const running = await startTestEdge(prepare);
  stops.push(() => running.stop());
  const { port, stop } = await listen(running.edge);
  stops.push(stop);
  return port;
}

/** Sends bytes as they are and reads what comes back until the edge closes. */
async function send(port: number, ...parts: (string | Uint8Array)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  for (const part of parts) socket.write(part);
  return answer;
}

const head = (method: string, path: string, ...headers: string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: auto-mirante.localhost', ...headers, '', ''].join('\r\n');

test('what clients say of their connection goes no further, and costs the call nothing', async () => {
  const seen: Record<string, string>[] = [];
  const port = await start((backend) =>
    backend.post('/main/echo', async (context) => {
      seen.push(context.req.header());
      return context.json({ text: await context.req.text() });
    }),
  );
  const type = 'Content-Type: application/json';
  for (const headers of [
    ['Expect: 100-continue', 'Connection: close'],
    ['Connection: close, x-private', 'X-Private: yes'],
    ['Connection: close', 'Keep-Alive: timeout=5', 'TE: trailers', 'Proxy-Authorization: x'],
  ]) {
    const answer = await send(
      port,
      head('POST', '/api/main/echo', type, 'Content-Length: 2', ...headers) + '{}',
    );
    expect([headers, answer]).toEqual([headers, expect.stringContaining('{"text":"{}"}')]);
  }
  const passed = seen.flatMap((headers) => Object.keys(headers));
  for (const name of ['expect', 'x-private', 'te', 'proxy-authorization'])
    expect(passed).not.toContain(name);
  const traced = await send(port, head('TRACE', '/api/main/echo', 'Connection: close'));
  expect(traced).toMatch(/^HTTP\/1\.1 405 /);
});

test.each(['with its length', 'in pieces'])(
  'a body that is too long is refused with 413 each time, sent %s',
  async (how) => {
    const port = await start((backend) =>
      backend.post('/main/echo', (context) => context.json({ got: 'it' })),
    );
    const megabyte = Buffer.alloc(1024 * 1024, 32);
    for (let round = 0; round < 8; round += 1) {
      const body = how === 'in pieces' ? pieces(megabyte, 2) : Buffer.alloc(2 * 1024 * 1024, 32);
      const type = 'application/json';
      const answer = await fetch(`http://127.0.0.1:${port}/api/main/echo`, posted(type, body));
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ type: 'Failure', http_code: 413 });
    }
  },
);

/** A call whose body may be a stream. */
function posted(type: string, body: BodyInit): RequestInit & { duplex: 'half' } {
  return { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
}

function pieces(piece: Uint8Array, count: number): ReadableStream<Uint8Array> {
  let left = count;
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close();
      left -= 1;
      controller.enqueue(piece);
    },
  });
}

test('a backend that says nothing is given up, an upload that goes on is not', async () => {
  const running = await startTestEdge((backend) => {
    backend.all('/main/silent', () => new Promise<Response>(() => undefined));
    backend.post('/main/upload', async (context) =>
      context.json({ bytes: (await context.req.arrayBuffer()).byteLength }),
    );
  });
  stops.push(() => running.stop());
  // All of the upload takes longer than a pause in it may; a busy machine makes a pause longer, too.
  const timeouts = { answer: 200, upload: () => 2000 };
  const edge = new Hono();
  edge.all('/api/*', (context) =>
    proxyToBackend(context, running.environment.backend, { timeouts }),
  );
  const { port, stop } = await listen(edge);
  stops.push(stop);
  const address = `http://127.0.0.1:${port}/api/main`;

  const silent = await fetch(`${address}/silent`);
  expect(silent.status).toBe(504);
  expect(await silent.json()).toMatchObject({ type: 'Failure', http_code: 504 });

  const slowly = new ReadableStream({
    async pull(controller) {
      if (controller.desiredSize === null) return;
      for (let piece = 0; piece < 6; piece += 1) {
        await pause(400);
        controller.enqueue(Buffer.from('piece'));
      }
      controller.close();
    },
  });
  const type = 'multipart/form-data; boundary=x';
  const uploaded = await fetch(`${address}/upload`, posted(type, slowly));
  expect(await uploaded.json()).toEqual({ bytes: 30 });
});

test('a backend that took all of an upload gets the time that its size needs to store it [C-920]', async () => {
  const running = await startTestEdge((backend) =>
    backend.post('/main/upload', async (context) => {
      const { byteLength } = await context.req.arrayBuffer();
      await pause(400);
      return context.json({ bytes: byteLength });
    }),
  );
  stops.push(() => running.stop());
  const edge = new Hono();
  const timeouts = { answer: 100, upload: (bytes: number) => (bytes > 100 ? 60_000 : 100) };
  edge.all('/api/*', (context) =>
    proxyToBackend(context, running.environment.backend, { timeouts }),
  );
  const { port, stop } = await listen(edge);
  stops.push(stop);
  const upload = async (bytes: number) => {
    const type = 'multipart/form-data; boundary=x';
    const address = `http://127.0.0.1:${port}/api/main/upload`;
    const { status } = await fetch(address, posted(type, Buffer.alloc(bytes, 32)));
    return status;
  };
  expect(await upload(10)).toBe(504);
  expect(await upload(1000)).toBe(200);
});
