import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { lendByReact } from './lendByReact.ts';
import { sharedLibraries } from './sharedLibraries.ts';

/**
 * What a remote takes of the federation runtime's core, because it is built without it
 * (`externalRuntime` in the preset). Named one by one: the rest of the core loads remotes by
 * manifests and snapshots, which neither host nor remotes do.
 */
const lentCore = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
  // Read when a remote starts; called for shared parts that the preset does not make.
  helpers: { global: {}, share: {}, utils: {} },
};

/** Makes the share scope from which every remote takes its libraries, and lends it the core. */
export function createShareScope() {
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', lentCore);
  registerGlobalPlugins([lendByReact(sharedLibraries.react.version)]);
  const federation = new ModuleFederation({
    name: 'host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedLibraries,
  });
  return federation.shareScopeMap['default'];
}
