import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { BuildRequest } from './buildRequest.ts';
import { loadConfig } from './build.ts';

/** A page that is built and served from memory. */
export interface ServedPage {
  address: string;
  stop(): Promise<void>;
}

/**
 * Builds the page in `folder` and serves it: with fast refresh for development, as it
 * would be deployed for production.
 * @param open whether to open it in the browser of this machine.
 * @throws with webpack's messages when the page does not build.
 */
export async function servePage(
  folder: string,
  port: number,
  { mode, open = false }: Pick<BuildRequest, 'mode'> & { open?: boolean },
): Promise<ServedPage> {
  const development = mode === 'development';
  const configuration = await loadConfig(folder, { mode, version: '0.0.0' });
  // What is served as deployed stands still while somebody edits.
  if (!development) configuration.watchOptions = { ignored: '**' };
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack refused the configuration.');
  const server = new WebpackDevServer(
    {
      port,
      open,
      hot: development,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      historyApiFallback: true,
      client: development && {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
    },
    compiler,
  );
  const built = new Promise<void>((resolve, reject) => {
    compiler.hooks.done.tap('servePage', (stats) => {
      if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  await server.start();
  try {
    await built;
  } catch (error) {
    // While somebody is writing, the next change may repair it.
    if (!development) {
      await server.stop();
      throw error;
    }
  }
  return { address: `http://localhost:${port}/`, stop: () => server.stop() };
}
