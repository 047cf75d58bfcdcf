import { createServer, request, type ServerResponse } from 'node:http';
import { addresses } from './portal.ts';

/** What goes wrong with an answer on its way: no answer, half of one, another one. */
export type Delivery = 'hang' | 'cut' | 'error' | 'type';

/** A way to the edge of the test portal on which single answers go wrong. */
export interface FaultyEdge {
  port: number;
  /** Answers for paths that match go wrong from now on. */
  spoil(path: RegExp, delivery: Delivery): void;
  /** Nothing goes wrong any more; what hung is answered. */
  repair(): void;
  stop(): Promise<void>;
}

/** Passes everything on to the edge, but what is spoilt. It has a free port of its own. */
export async function startFaultyEdge(): Promise<FaultyEdge> {
  let spoilt: { path: RegExp; delivery: Delivery } | null = null;
  let hanging: (() => void)[] = [];

  function half(outgoing: ServerResponse): void {
    outgoing.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '4096' });
    outgoing.write('export const half = ');
    setTimeout(() => outgoing.destroy(), 50);
  }

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const pass = (type?: string) => {
      const { method, headers } = incoming;
      const forwarded = request(`${addresses.edge}${path}`, { method, headers }, (answer) => {
        const changed = type === undefined ? {} : { 'content-type': type };
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...changed });
        answer.pipe(outgoing);
      });
      forwarded.on('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
    };
    const delivery = spoilt?.path.test(path) ? spoilt.delivery : null;
    if (delivery === 'hang') hanging.push(pass);
    else if (delivery === 'cut') half(outgoing);
    else if (delivery === 'error') outgoing.writeHead(500).end();
    else if (delivery === 'type') pass('text/html');
    else pass();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was free.');
  return {
    port: address.port,
    spoil(path, delivery) {
      spoilt = { path, delivery };
    },
    repair() {
      spoilt = null;
      const answered = hanging;
      hanging = [];
      answered.forEach((answer) => answer());
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
