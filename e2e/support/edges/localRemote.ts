import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '@portal/scripts/packages';
import { readRelease } from '@portal/scripts/release/readRelease';
import type { Release } from '@portal/contract/release';

/** A remote as it stands on a developer's machine. */
export interface LocalRemote {
  release: Release;
  /** Address of its entry. */
  entry: string;
  stop(): Promise<void>;
}

/**
 * Serves the built files of a remote on a port of this machine, with one text changed, as a developer's own server would.
 * @param change applied to every script
 */
export async function serveLocalRemote(
  remote: string,
  port: number,
  change: (script: string) => string,
): Promise<LocalRemote> {
  const folder = join(root, remote, 'dist');
  const release = readRelease(folder);
  const known = new Set(release.files.map(({ path }) => path));
  const server = createServer((request, answer) => {
    const path = (request.url ?? '/').slice(1);
    if (!known.has(path)) return void answer.writeHead(404).end();
    const isScript = path.endsWith('.js');
    answer.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/css',
      'access-control-allow-origin': '*',
    });
    const content = readFileSync(join(folder, path));
    answer.end(isScript ? change(content.toString()) : content);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    release,
    entry: `http://localhost:${port}/${release.entry}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
