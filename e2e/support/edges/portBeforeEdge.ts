import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';

/** A server of a test between browser and edge. */
export interface PortBeforeEdge {
  port: number;
  stop(): Promise<void>;
}

/**
 * Answers a request with what the edge on this port answers, with these headers instead of the edge's own.
 * @param rewrite changes the text of the answer
 */
export function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  edgePort: number,
  changes: OutgoingHttpHeaders = {},
  rewrite?: (body: string) => string,
): void {
  const { method, headers, url: path } = incoming;
  const options = { host: 'localhost', port: edgePort, path, method, headers };
  if (rewrite) delete headers['accept-encoding'];
  const passed = request(options, (answer) => {
    const own = { ...answer.headers, ...changes };
    if (rewrite) delete own['content-length'];
    outgoing.writeHead(answer.statusCode ?? 502, own);
    if (rewrite) void text(answer).then((body) => outgoing.end(rewrite(body)));
    else answer.pipe(outgoing);
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
