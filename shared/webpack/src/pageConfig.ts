import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';
import type { PackageBuild } from './buildRequest.ts';
import { packageIdentity } from './packageIdentity.ts';

/**
 * The webpack configuration of a page that stands alone (`src/main.tsx` in
 * `src/index.html`), with the loaders of host and remotes: what is seen on it is what
 * they ship.
 */
export function pageConfig(folder: string): PackageBuild {
  return (request): Configuration => {
    const base = baseConfig(folder, packageIdentity(folder).name, request);
    const production = request.mode === 'production';
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      output: { ...base.output, publicPath: '/' },
      plugins: [
        ...(base.plugins ?? []),
        new HtmlWebpackPlugin({
          // As text: the plugin's own template language is not a module, as our output is.
          templateContent: readFileSync(join(folder, 'src', 'index.html'), 'utf8'),
          scriptLoading: 'module',
        }),
        ...(production ? [] : [new ReactRefreshPlugin({ overlay: false })]),
      ],
    };
  };
}
