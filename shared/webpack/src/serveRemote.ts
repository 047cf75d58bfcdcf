import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Release } from '@portal/contract/release';
import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import * as v from 'valibot';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadConfig } from './buildPackage.ts';
import { federationName } from './packageIdentity.ts';

const VERSION = '0.0.0-development';

/** A remote served for development. */
export interface ServedRemote {
  /** Address of its files, with a final slash; `release.json` below it describes them. */
  address: string;
  stop(): Promise<void>;
}

/** Read anew for every page view, so that a new page in remote.json shows after a reload. */
function readDevelopmentRelease(folder: string, address: string): Release {
  const manifest = v.parse(
    remoteManifestSchema,
    JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')),
  );
  return {
    ...manifest,
    version: VERSION,
    federationName: federationName(manifest.name, VERSION),
    base: address,
    entry: 'remoteEntry.js',
    scripts: [],
    styles: [],
    views: {},
    files: [],
  };
}

/**
 * Builds the remote in `folder` for development and serves it with fast refresh.
 * The page comes from the portal's edge, so the files allow other origins.
 */
export async function serveRemote(folder: string, port: number): Promise<ServedRemote> {
  const address = `http://localhost:${port}/`;
  const configuration = await loadConfig(folder, { mode: 'development', version: VERSION });
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack refused the configuration.');
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      static: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: { hostname: 'localhost', port },
      },
      setupMiddlewares: (middlewares) => [
        {
          name: 'release',
          path: '/release.json',
          middleware: (_request: IncomingMessage, response: ServerResponse) => {
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify(readDevelopmentRelease(folder, address)));
          },
        },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  return { address, stop: () => server.stop() };
}
