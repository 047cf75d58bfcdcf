import { createRequire } from 'node:module';

/** Start-up module of the fast refresh runtime, as an absolute path. */
export const reactRefreshEntry = createRequire(import.meta.url).resolve(
  '@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js',
);
