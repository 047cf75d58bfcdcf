import { serve, type ServerType } from '@hono/node-server';
import type { Release } from '@portal/contract/release';
import { integrityOf } from '@portal/storage/integrityOf';
import { Hono } from 'hono';

/** Asset storage with one remote's files, over HTTP as browsers see it. */
export interface AssetServer {
  url: string;
  /** Contents by file name; delete or alter one to break a release. */
  contents: Map<string, string>;
  /** A small release of mf-booking whose files are there. */
  release(version: string, changes?: Partial<Release>): Release;
  stop(): Promise<void>;
}

/** Starts an empty one on a free port. */
export async function startAssetServer(): Promise<AssetServer> {
  const contents = new Map<string, string>();
  const app = new Hono();
  app.get('/assets/mf-booking/:path', (context) => {
    const content = contents.get(context.req.param('path'));
    return content === undefined ? context.notFound() : context.body(content);
  });
  const { server, port } = await new Promise<{ server: ServerType; port: number }>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve({ server: started, port: info.port }),
    );
  });
  return {
    url: `http://127.0.0.1:${port}`,
    contents,
    release(version, changes = {}) {
      const path = `entry.${version}.js`;
      const content = `export const version = '${version}';`;
      contents.set(path, content);
      const integrity = integrityOf(content);
      return {
        name: 'mf-booking',
        version,
        contract: '^1.0.0',
        pages: [],
        panels: [],
        federationName: `mf_booking_${version}`,
        base: '/assets/mf-booking/',
        entry: path,
        scripts: [],
        styles: [],
        views: {},
        files: [{ path, integrity, bytes: content.length, brotliBytes: content.length }],
        ...changes,
      };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
