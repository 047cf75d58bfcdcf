import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';

/** A server of a test between browser and edge. */
export interface PortBeforeEdge {
  port: number;
  stop(): Promise<void>;
}

/** Answers a request with what the edge on this port answers, with these headers instead of the edge's own. */
export function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  edgePort: number,
  changes: OutgoingHttpHeaders = {},
): void {
  const { method, headers, url: path } = incoming;
  const options = { host: 'localhost', port: edgePort, path, method, headers };
  const passed = request(options, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...changes });
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

/** Listens on a free port. */
export async function openPortBeforeEdge(answer: RequestListener): Promise<PortBeforeEdge> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was free.');
  return {
    port: address.port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
