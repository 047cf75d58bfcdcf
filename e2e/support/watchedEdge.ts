import { createServer, request } from 'node:http';

export interface WatchedEdge {
  port: number;
  /** Paths of everything that reached the edge since the last call. */
  taken(): string[];
  stop(): void;
}

/** A port before the edge that notes what really goes over the network: not what a cache answered. */
export async function startWatchedEdge(edgePort: number): Promise<WatchedEdge> {
  let seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    seen.push(incoming.url ?? '');
    const { method, headers, url: path } = incoming;
    const passed = request(
      { host: 'localhost', port: edgePort, path, method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  return {
    port: address.port,
    taken() {
      const paths = seen;
      seen = [];
      return paths;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
