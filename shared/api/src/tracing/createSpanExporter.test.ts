import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpanExporter, type SpanExporter } from './createSpanExporter.ts';
import type { Span } from './span.ts';
import { nextTraceContext } from './traceContext.ts';

let server: Server;
let url: string;
/** Spans that each call brought, by name. */
let batches: string[][];
let status: number;
/** Answers nothing as long as this is set. */
let held: Promise<void> | null;
const lost = vi.fn<(spans: number, reason: string) => void>();
const exporters: SpanExporter[] = [];

beforeEach(async () => {
  batches = [];
  status = 200;
  held = null;
  lost.mockClear();
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(pieces).toString());
      const [{ scopeSpans }] = body.resourceSpans;
      batches.push(scopeSpans[0].spans.map(({ name }: Span) => name));
      void (held ?? Promise.resolve()).then(() =>
        response.writeHead(request.url === '/v1/traces' ? status : 404).end('{}'),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.address());
  url = `http://127.0.0.1:${port}/`;
});
afterEach(async () => {
  for (const exporter of exporters.splice(0)) await exporter.close();
  await new Promise((resolve) => server.close(resolve));
});

function start(address = url): SpanExporter {
  const exporter = createSpanExporter({ url: address, service: 'portal-test', onLost: lost });
  exporters.push(exporter);
  return exporter;
}
const span = (name: string): Span => ({
  ...nextTraceContext(null),
  ...{ parentSpanId: null, name, kind: 'server', begun: 1, lasted: 2, failed: false },
  attributes: {},
});
function addMany(exporter: SpanExporter, count: number): void {
  for (let index = 0; index < count; index++) exporter.add(span(String(index)));
}

test('spans go together, a little later', async () => {
  const exporter = start();
  addMany(exporter, 3);
  await vi.waitFor(() => expect(batches).toEqual([['0', '1', '2']]));
  exporter.add(span('next'));
  await exporter.close();
  expect(batches[1]).toEqual(['next']);
  expect(lost).not.toHaveBeenCalled();
});

test('while the collector does not answer a bounded number waits, and the rest is lost and told', async () => {
  let answer = () => {};
  held = new Promise((resolve) => {
    answer = resolve;
  });
  const exporter = start();
  addMany(exporter, 512);
  await vi.waitFor(() => expect(batches).toHaveLength(1));
  addMany(exporter, 2048 + 7);
  answer();
  await exporter.close();
  expect(batches.map(({ length }) => length)).toEqual([512, 512, 512, 512, 512]);
  expect(lost).toHaveBeenCalledExactlyOnceWith(7, 'too many waited');
});

test('what the collector refuses, or nobody takes, is lost and told, and the next goes on', async () => {
  status = 503;
  const exporter = start();
  addMany(exporter, 2);
  await exporter.close();
  expect(lost).toHaveBeenLastCalledWith(2, 'the collector answered 503');
  status = 200;
  addMany(exporter, 1);
  await exporter.close();
  expect(lost).toHaveBeenCalledTimes(1);
  const nobody = start('http://127.0.0.1:9');
  addMany(nobody, 4);
  await nobody.close();
  expect(lost).toHaveBeenLastCalledWith(4, expect.any(String));
});
