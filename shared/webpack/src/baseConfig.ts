import { createRequire } from 'node:module';
import { join } from 'node:path';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import type { BuildRequest } from './buildRequest.ts';
import { sharedModuleFolders } from './sharedVersions.ts';
import { workspaceRoot } from './workspaceRoot.ts';
import { scriptTargets, styleTargets } from './oldestBrowsers.ts';
import { federationName } from './packageIdentity.ts';

// Loaders are dependencies of this preset, not of the packages that are built.
const loader = createRequire(import.meta.url).resolve;

function scriptRule(refresh: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: loader('swc-loader'),
    options: {
      env: { targets: scriptTargets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false, refresh } },
      },
    },
  };
}

/** Libraries whose files need more than the oldest browsers know: blocks of static fields. */
const loweredRule: RuleSetRule = {
  test: /node_modules[\\/](?:react-aria|react-aria-components)[\\/]dist[\\/].+\.mjs$/,
  loader: loader('swc-loader'),
  options: { env: { targets: scriptTargets }, jsc: { parser: { syntax: 'ecmascript' } } },
};

/**
 * Class names carry the package that was built, so that two remotes with the same
 * file and class, or with different releases of the interface library, never
 * style each other.
 */
function styleRule(folder: string, packageName: string): RuleSetRule {
  return {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: loader('css-loader'),
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: '[local]-[hash:base64:6]',
            // One hash for a file's classes: the name itself tells them apart, and a hash of its own
            // for each is what compresses worst in a script.
            hashStrategy: 'minimal-subset',
            localIdentContext: workspaceRoot(folder),
            localIdentHashSalt: packageName,
          },
        },
      },
    ],
    sideEffects: true,
  };
}

/**
 * What host and remotes have in common: modern ESM output, hashed names, CSS modules.
 * @param name of what is built: `mf-booking`, `host`
 */
export function baseConfig(folder: string, name: string, request: BuildRequest): Configuration {
  const production = request.mode === 'production';
  const hash = production ? '.[contenthash:12]' : '';
  return {
    name,
    context: folder,
    mode: request.mode,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    experiments: { outputModule: true },
    output: {
      path: request.outputFolder ?? join(folder, 'dist'),
      clean: true,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
      uniqueName: federationName(name, request.version),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash:12][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      modules: ['node_modules', ...sharedModuleFolders(folder)],
    },
    module: {
      rules: [
        scriptRule(!production),
        styleRule(folder, name),
        ...(production ? [loweredRule] : []),
        { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      // The primitive library speaks thirty languages; customers read one.
      localesPlugin.webpack({ locales: ['pt-PT'] }),
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
      }),
    ],
    optimization: {
      // Names of one letter: a release is built and served as a whole, so nothing outside it knows them.
      mangleExports: production && 'size',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // Once per build, beside the files, not in every one of them.
          extractComments: { condition: 'some', filename: 'licenses.txt', banner: false },
          terserOptions: { module: true, compress: { passes: 4 }, mangle: true },
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          // Without them it writes everything in the newest way: no rule for wide windows held in Safari 16.3.
          minimizerOptions: { targets: styleTargets },
        }),
      ],
    },
    // A release is built once per change of its sources and its name holds their hash, so a
    // cache of it could never be hit; one kept under a changed name even lost exports silently.
    cache: production
      ? false
      : {
          type: 'filesystem',
          name: `${name}-${request.mode}`,
          cacheDirectory: join(folder, '.cache', 'webpack'),
        },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
