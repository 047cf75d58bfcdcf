import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { name, version } = JSON.parse(readFileSync('remote.json', 'utf8'));

webpack(
  {
    mode: 'production',
    context: import.meta.dirname,
    entry: {},
    experiments: { outputModule: true },
    output: {
      clean: true,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
      filename: '[name].[contenthash].js',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  // A page of many teams: only names with a hash of six letters are known to be your own.
                  localIdentName: '[local]-[hash:base64:6]',
                },
              },
            },
          ],
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash].css' }),
      new ModuleFederationPlugin({
        // A name for each release: two with one name would share a runtime.
        name: `${name}_${version}`.replaceAll(/\W+/g, '_'),
        filename: 'remoteEntry.[contenthash].js',
        library: { type: 'module' },
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        // All four or none: react and react-dom of two versions refuse to run together (error 527).
        shared: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
        manifest: false,
        dts: false,
        // The shell lends the runtime: with one of its own the entry weighs 23 KB, and may weigh 8.
        experiments: { externalRuntime: true },
      }),
    ],
  },
  (failure, stats) => {
    if (failure === null && !stats.hasErrors()) return;
    console.error(failure ?? stats.toString('errors-only'));
    process.exitCode = 1;
  },
);
