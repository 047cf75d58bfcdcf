import { CONTRACT_VERSION, satisfiesContract } from '@portal/contract/contractVersion';
import type { Release } from '@portal/contract/release';
import type { RemoteLifecycles } from '@portal/contract/remoteLifecycles';

/**
 * Loads the code of one release and gives its lifecycles. The shell gets one of these at its
 * start: the federation loader in production, a static one where everything is one bundle.
 * A failed call may be repeated.
 */
export type LoadRelease = (release: Release) => Promise<RemoteLifecycles>;

/** A release that does not keep to the contract, or to one that this shell does not speak. */
export class ContractError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContractError';
  }
}

/** A release that was taken from everybody since the page was opened: none of its code may begin here any more. */
export class KilledError extends Error {
  constructor({ name, version }: Release) {
    super(`${name} ${version} was killed`);
    this.name = 'KilledError';
  }
}

/** @throws ContractError when this shell does not offer what the release needs: none of its code may run then */
export function requireContract({ contract }: Release): void {
  if (!satisfiesContract(contract, CONTRACT_VERSION))
    throw new ContractError(`needs ${contract}, offered ${CONTRACT_VERSION}`);
}

/** Whether a loaded module has everything that the shell calls. */
export function isRemoteLifecycles(module: unknown): module is RemoteLifecycles {
  if (typeof module !== 'object' || module === null) return false;
  return ['bootstrap', 'mount', 'update', 'unmount'].every(
    (name) => typeof Reflect.get(module, name) === 'function',
  );
}
