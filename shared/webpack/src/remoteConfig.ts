import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { remoteManifestSchema, type RemoteManifest } from '@portal/contract/remoteManifest';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import * as v from 'valibot';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';
import type { BuildRequest, PackageBuild } from './buildRequest.ts';
import { usableLibraries } from './sharedVersions.ts';
import { commonToViews } from './commonToViews.ts';
import { placelessIds } from './federation/placelessIds.ts';
import { withoutWebpackSharing } from './federation/withoutWebpackSharing.ts';
import { exposedChunk } from './exposedChunk.ts';
import { federationName } from './packageIdentity.ts';
import { reactRefreshEntry } from './federation/reactRefreshEntry.ts';
import { reactLibraries } from './sharedLibraries.ts';
import { remoteRuntimePlugin } from './federation/remoteRuntimePlugin.ts';
import { sealStylesPlugin } from './seal/sealStylesPlugin.ts';
import { workspaceRoot } from './workspaceRoot.ts';

/** What a remote may say about its build. */
export interface RemoteOptions {
  /**
   * Which React of the shell it takes instead of bringing its own: a newer one of the same major, as usual, or only
   * one of the same minor, for as long as a newer one breaks it. The second costs the customer another React.
   */
  react?: 'same major' | 'same minor';
}

function readManifest(folder: string): RemoteManifest {
  const declared: unknown = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  return v.parse(remoteManifestSchema, declared);
}

function shareScope(folder: string, { react }: RemoteOptions) {
  const isNarrow = (library: string) => react === 'same minor' && reactLibraries.includes(library);
  return Object.fromEntries(
    usableLibraries(folder).map(({ library, version, request }) => {
      const requiredVersion = `${isNarrow(library) ? '~' : '^'}${version}`;
      return [request, { shareKey: library, version, requiredVersion, singleton: false }];
    }),
  );
}

function federation(
  folder: string,
  request: BuildRequest,
  options: RemoteOptions,
): ModuleFederationPlugin {
  const { name } = readManifest(folder);
  const production = request.mode === 'production';
  return new ModuleFederationPlugin({
    name: federationName(name, request.version),
    filename: production ? 'remoteEntry.[contenthash:12].js' : 'remoteEntry.js',
    library: { type: 'module' },
    exposes: { './remote': { import: './src/remote.tsx', name: exposedChunk } },
    // In development the remote brings its own React with fast refresh, so that it
    // can run inside a shell that was built for production.
    shared: production ? shareScope(folder, options) : {},
    // What a manifest would say stands in release.json, read from the build itself.
    manifest: false,
    dts: false,
    dev: false,
    experiments: {
      // The host provides the runtime's core (globalThis._FEDERATION_RUNTIME_CORE), and a
      // remote loads no other remote: without that code its entry weighs 7 KB instead of 23.
      externalRuntime: production,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
}

function refreshPlugins(folder: string) {
  return [
    new ReactRefreshPlugin({ overlay: false }),
    // The refresh plugin skips container entries, so its start-up module is added by hand.
    new webpack.EntryPlugin(folder, reactRefreshEntry, { name: undefined }),
  ];
}

/**
 * The webpack configuration of a remote: an ESM container that exposes `./remote`
 * (`src/remote.tsx`, its single-spa lifecycles) and nothing else.
 *
 * @example
 * // mf-booking/webpack.config.ts
 * import { remoteConfig } from '@portal/webpack/remoteConfig'
 * export default remoteConfig(import.meta.dirname)
 */
export function remoteConfig(folder: string, options: RemoteOptions = {}): PackageBuild {
  return (request): Configuration => {
    const base = baseConfig(folder, readManifest(folder).name, request);
    const production = request.mode === 'production';
    return {
      ...base,
      entry: {},
      output: {
        ...base.output,
        path: request.outputFolder ?? join(folder, production ? 'dist' : '.cache/dev'),
        // A module that threw runs again with the retry; otherwise half of it would be taken for the whole.
        strictModuleExceptionHandling: true,
      },
      optimization: {
        ...base.optimization,
        // While a file of a remote that is served has a syntax error its page stays as it was: what the mended one brings
        // is an update of that, and not of modules that only throw, after which the page would have to be loaded anew.
        emitOnErrors: false,
        ...(production && { splitChunks: commonToViews(readManifest(folder)) }),
      },
      plugins: [
        ...(base.plugins ?? []),
        sealStylesPlugin,
        federation(folder, request, options),
        ...(production
          ? [withoutWebpackSharing, remoteRuntimePlugin, placelessIds(workspaceRoot(folder))]
          : refreshPlugins(folder)),
      ],
    };
  };
}
