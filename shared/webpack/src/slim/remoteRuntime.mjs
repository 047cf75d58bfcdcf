import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

/**
 * What a remote's entry does with the federation runtime: makes its own instance of the core that
 * the host lends. The runtime's package also answers for loading other remotes and for secondary
 * shared builds, and brings its messages along; a remote does neither.
 *
 * @param {{ webpackRequire: { federation: { initOptions: object } } }} remote
 * @returns {ModuleFederation}
 */
export function init({ webpackRequire }) {
  const federation = new ModuleFederation({ ...webpackRequire.federation.initOptions, id: '' });
  setGlobalFederationInstance(federation);
  return federation;
}

/** A remote loads no other remote. */
export const remotes = undefined;

/** Nothing is consumed before the entry has run: what is exposed comes in chunks of its own. */
export const installInitialConsumes = undefined;

/** @param {{ factory: () => unknown }} shared */
export const getSharedFallbackGetter = ({ factory }) => factory;
