import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';
import type { PackageBuild } from './buildRequest.ts';
import { hostConstants } from './drawing/hostConstants.ts';
import { packageIdentity } from './packageIdentity.ts';
import { sealStylesPlugin } from './seal/sealStylesPlugin.ts';

/**
 * The webpack configuration of the host: an ordinary ESM build of `src/main.tsx`
 * without the federation plugin, because the host makes its share scope at run time
 * and knows no remote when it is built.
 *
 * The constant `PORTAL_SHARED_VERSIONS` (type `SharedVersions`) tells the host's code
 * the versions it lends, `PORTAL_SHELL_VERSION` its own.
 */
export function hostConfig(folder: string): PackageBuild {
  return (request): Configuration => {
    const base = baseConfig(folder, packageIdentity(folder).name, request);
    return {
      ...base,
      entry: {
        main: './src/main.tsx',
        serviceWorker: './src/shell/offline/main.ts',
        early: './src/early/main.ts',
      },
      optimization: {
        ...base.optimization,
        // The shorter the ids, the smaller the start. They move with every change, which in a remote would change the
        // files of all its pages; of the shell whatever changes is in its one large file anyway.
        ...(request.mode === 'production' && { moduleIds: 'size', chunkIds: 'total-size' }),
      },
      plugins: [
        ...(base.plugins ?? []),
        sealStylesPlugin,
        new webpack.DefinePlugin(hostConstants(folder, request.version)),
      ],
    };
  };
}
