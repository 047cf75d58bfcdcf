import type { Release } from '@portal/contract/release';
import { createShareScope } from './createShareScope.ts';
import { ContractError, isRemoteLifecycles, type LoadRelease } from '../release/loadRelease.ts';
import type { ShareScope } from './shareScope.ts';

/** What the entry of a release exports: the container of Module Federation. */
interface Container {
  init(scope: ShareScope, initScope: unknown[]): unknown;
  get(expose: string): Promise<() => unknown>;
}

function isContainer(entry: object): entry is Container {
  return ['init', 'get'].every((name) => typeof Reflect.get(entry, name) === 'function');
}

/**
 * Loads releases through Module Federation: imports the entry by its own address, lends it the
 * shared libraries, and takes the one module that it exposes. The federation runtime itself is not in
 * the host (`createFederationCore.ts`): its registry of remotes would say again what the boot document says.
 */
export function createFederationLoader(): LoadRelease {
  const scope = createShareScope();
  const containers = new Map<string, Promise<Container>>();

  async function open({ federationName, base, entry }: Release): Promise<Container> {
    const { href } = new URL(base + entry, window.location.origin);
    const container: object = await import(/* webpackIgnore: true */ href);
    if (!isContainer(container))
      throw new ContractError(`${federationName} is no federation container.`);
    await container.init(scope, []);
    return container;
  }

  /** A container is opened once; one that failed is opened again by the next call. */
  function containerOf(release: Release): Promise<Container> {
    const known = containers.get(release.federationName);
    if (known) return known;
    const opening = open(release);
    containers.set(release.federationName, opening);
    opening.catch(() => containers.delete(release.federationName));
    return opening;
  }

  return async (release) => {
    const container = await containerOf(release);
    const factory = await container.get('./remote');
    const module = factory();
    if (!isRemoteLifecycles(module)) {
      throw new ContractError(`${release.federationName} does not export the four lifecycles.`);
    }
    return module;
  };
}
