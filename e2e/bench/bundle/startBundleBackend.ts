import { createServer, request, type Server } from 'node:http';
import { bootDocumentSchema } from '@portal/contract/bootDocument';
import * as v from 'valibot';
import { inBundle, type Bundle } from './buildBundle.ts';

async function bundledBootDocument(address: string, bundle: Bundle): Promise<string> {
  const response = await fetch(address);
  const document = v.parse(bootDocumentSchema, await response.json());
  const remotes = document.remotes.map((remote) => ({
    ...remote,
    release: inBundle(remote.release, bundle),
    fallback: null,
  }));
  return JSON.stringify({ ...document, remotes });
}

/**
 * The same backend for the one-bundle portal, but its boot documents name the bundle's files, so
 * that the unchanged edge gives both sides the same preload hints.
 */
export async function startBundleBackend(
  backend: string,
  bundle: Bundle,
  port: number,
): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const address = `${backend}${incoming.url ?? '/'}`;
    if (incoming.url?.startsWith('/mgmt/boot')) {
      bundledBootDocument(address, bundle).then(
        (body) => outgoing.setHeader('content-type', 'application/json').end(body),
        () => outgoing.writeHead(502).end(),
      );
      return;
    }
    const { method, headers } = incoming;
    const forwarded = request(address, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
