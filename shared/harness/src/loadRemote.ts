import * as runtimeCore from '@module-federation/runtime-core';
import type { Release } from '@portal/contract/release';
import type { RemoteLifecycles } from '@portal/contract/remoteLifecycles';

/** What the entry of a release exports: the container of Module Federation. */
interface Container {
  init(scope: object, initScope: unknown[]): unknown;
  get(expose: string): Promise<() => unknown>;
}

function hasFunctions(value: unknown, names: readonly string[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'function')
  );
}
function isContainer(entry: unknown): entry is Container {
  return hasFunctions(entry, ['init', 'get']);
}
function isRemoteLifecycles(module: unknown): module is RemoteLifecycles {
  return hasFunctions(module, ['bootstrap', 'mount', 'update', 'unmount']);
}

/**
 * Loads the built remote as the shell does, but lends it no library: it brings its own copy of each.
 * @throws when it cannot be loaded or exports something else
 */
export async function loadRemote({
  federationName,
  base,
  entry,
}: Release): Promise<RemoteLifecycles> {
  // Remotes are built without the federation runtime's core and take it from the shell.
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);
  const { href } = new URL(base + entry, window.location.origin);
  const container: unknown = await import(/* webpackIgnore: true */ href);
  if (!isContainer(container)) throw new Error(`${federationName} is no federation container.`);
  await container.init({}, []);
  const factory = await container.get('./remote');
  const module = factory();
  if (!isRemoteLifecycles(module))
    throw new Error(`${federationName} does not export the four lifecycles.`);
  return module;
}
