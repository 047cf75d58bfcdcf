import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

/**
 * What a remote's entry does with the federation runtime, in the place of `webpack-bundler-runtime`: that also loads
 * other remotes, takes several share scopes and changes its options as it goes. Names and arguments are those with
 * which the code of the federation plugin calls them.
 */

/** Makes the entry's own instance of the core that the shell lends. */
function init({ webpackRequire }) {
  const federation = new ModuleFederation({ ...webpackRequire.federation.initOptions, id: '' });
  setGlobalFederationInstance(federation);
  return federation;
}

/** Opens the container: takes the share scope of the page and adds what the remote brings. */
function initContainerEntry({ webpackRequire, shareScope }) {
  const { instance } = webpackRequire.federation;
  instance.initShareScopeMap('default', shareScope);
  instance.initializeSharing('default', { from: 'build' });
}

/** Gets the shared libraries that a chunk needs, before it runs. One that fails is asked for again by the next chunk. */
function consumes({ chunkId, promises, installedModules, webpackRequire }) {
  const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    if (!webpackRequire.o(installedModules, id)) {
      const { shareKey, shareScope, fallback, ...shareConfig } = moduleIdToConsumeDataMapping[id];
      const install = (make) => {
        webpackRequire.m[id] = (module) => {
          delete webpackRequire.c[id];
          module.exports = make();
        };
      };
      installedModules[id] = webpackRequire.federation.instance
        .loadShare(shareKey, { customShareInfo: { shareConfig, scope: shareScope } })
        .then((factory) => factory || fallback())
        .then(
          (factory) => {
            installedModules[id] = 0;
            install(factory);
          },
          (failure) => {
            delete installedModules[id];
            install(() => {
              throw failure;
            });
          },
        );
    }
    promises.push(installedModules[id]);
  }
}

export default { bundlerRuntime: { init, initContainerEntry, consumes } };
