import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { Release } from '@portal/contract/release';
import { isRemoteLifecycles, type LoadRelease } from './loadRelease.ts';
import { sharedLibraries } from './sharedLibraries.ts';

/**
 * Loads releases through Module Federation. Each release is registered under its own name, because
 * a registered name can never point to another entry, and two releases of one remote may be on a page.
 */
export function createFederationLoader(): LoadRelease {
  // Remotes are built without the federation runtime's core and take it from here.
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);
  const federation = createInstance({
    name: 'host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedLibraries,
  });
  const registered = new Set<string>();

  function register({ federationName, base, entry }: Release): void {
    if (registered.has(federationName)) return;
    registered.add(federationName);
    const url = new URL(base + entry, window.location.origin);
    federation.registerRemotes([{ name: federationName, entry: url.href, type: 'module' }]);
  }

  return async (release) => {
    register(release);
    const module = await federation.loadRemote(`${release.federationName}/remote`);
    if (!isRemoteLifecycles(module)) {
      throw new Error(`${release.federationName} does not export the four lifecycles.`);
    }
    return module;
  };
}
