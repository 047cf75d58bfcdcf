import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** How long each answers, in milliseconds. */
const CARRIER_MILLISECONDS = 100;
const GATEWAY_MILLISECONDS = 1000;

/** Everybody whom a backend calls: a carrier at `/sms`, providers' systems at `/hook/<n>`, the gateway elsewhere. */
export interface ImitatedOutside {
  /** When each was called, as `performance.now` counts. */
  calls: { path: string; at: number }[];
  /** Leaves calls of this path without an answer; undefined answers all. */
  hang(path: string | undefined): void;
  stop(): Promise<void>;
}

/** Listens at the address of the gateway. */
export async function startImitatedOutside(address: string): Promise<ImitatedOutside> {
  const calls: ImitatedOutside['calls'] = [];
  let hanging: string | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const pause = path.startsWith('/hook')
      ? 0
      : path === '/sms'
        ? CARRIER_MILLISECONDS
        : GATEWAY_MILLISECONDS;
    request.resume().once('end', () => {
      calls.push({ path, at: performance.now() });
      if (path === hanging) return;
      void delay(pause).then(() => response.end(JSON.stringify({ status: '200', payments: [] })));
    });
  });
  server.keepAliveTimeout = 60_000;
  const { port, hostname } = new URL(address);
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  return {
    calls,
    hang: (path) => {
      hanging = path;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
