import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Release } from '@portal/contract/release';
import { assetType } from '@portal/storage/assets/assetTypes';

/** The harness page with one built remote, on this machine only. */
export interface ServedHarness {
  /** Without a final slash. */
  address: string;
  stop(): Promise<void>;
}

export interface HarnessContent {
  /** Folder of the built harness page. */
  page: string;
  /** Folder of the built remote. */
  build: string;
  release: Release;
  /** Answers of the server by call, see `Samples` of the harness. */
  samples: unknown;
}

/** Reads what an address of the harness stands for. @throws when there is nothing */
async function answer(path: string, { page, build, release, samples }: HarnessContent) {
  const json = 'application/json';
  if (path === '/') return { type: 'text/html', body: await readFile(join(page, 'index.html')) };
  if (path === '/release.json') return { type: json, body: JSON.stringify(release) };
  if (path === '/samples.json') return { type: json, body: JSON.stringify(samples) };
  const isOfRemote = path.startsWith(release.base);
  const file = isOfRemote ? path.slice(release.base.length) : path.slice(1);
  // Only what the edge would serve as well.
  const type = assetType(file)?.contentType;
  if (type === undefined) throw new Error(`${path} is never served.`);
  return { type, body: await readFile(join(isOfRemote ? build : page, file)) };
}

/** Serves the harness on a free port. */
export async function serveHarness(content: HarnessContent): Promise<ServedHarness> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://harness');
    answer(pathname, content).then(
      // The pages of one look share what they load; the next look has another port.
      ({ type, body }) =>
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('No port was free.');
  return {
    address: `http://127.0.0.1:${listening.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
