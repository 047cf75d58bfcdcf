import { createServer, request } from 'node:http';
import { addresses } from '../domains.ts';

/** A way to the backend on which single services can be closed. */
export interface GatedBackend {
  /** Paths that begin so are answered with 503 from now on; none when absent. */
  close(prefix?: string): void;
  stop(): Promise<void>;
}

/** Passes everything on to the backend of the test portal, but what is closed. */
export async function startGatedBackend(port: number): Promise<GatedBackend> {
  let closed: string | undefined;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (closed !== undefined && path.startsWith(closed)) {
      outgoing.writeHead(503).end();
      return;
    }
    const { method, headers } = incoming;
    const forwarded = request(`${addresses.backend}${path}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close(prefix) {
      closed = prefix;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
