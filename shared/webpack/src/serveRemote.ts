import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadConfig } from './build.ts';

const VERSION = '0.0.0-development';

/** A remote served for development. */
export interface ServedRemote {
  /** Address of its federation entry. */
  entry: string;
  stop(): Promise<void>;
}

/**
 * Builds the remote in `folder` for development and serves it with fast refresh.
 * The page comes from the portal's edge, so the files allow other origins.
 */
export async function serveRemote(folder: string, port: number): Promise<ServedRemote> {
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
    },
    compiler,
  );
  await server.start();
  // Otherwise the first page that is opened waits for the build, and takes it for one that does not come.
  await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
  return { entry: `http://localhost:${port}/remoteEntry.js`, stop: () => server.stop() };
}
