import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const BUNDLER_RUNTIME = /webpack-bundler-runtime.dist.(?:index|bundler)\.c?js$/;
const remoteRuntime = fileURLToPath(new URL('remoteRuntime.mjs', import.meta.url));

/**
 * Lets the entry of a remote speak to the federation core of the shell by `remoteRuntime.mjs`, in the place of the
 * runtime that the federation plugin brings: 1.8 KB less in each entry.
 */
export const remoteRuntimePlugin = new webpack.NormalModuleReplacementPlugin(
  BUNDLER_RUNTIME,
  (resource) => {
    resource.request = remoteRuntime;
  },
);
