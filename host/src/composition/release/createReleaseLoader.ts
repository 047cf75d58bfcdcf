import type { Release } from '@portal/contract/release';
import type { RemoteLifecycles } from '@portal/contract/remoteLifecycles';
import { KilledError, requireContract, type LoadRelease } from './loadRelease.ts';
import { withTimeout } from './withTimeout.ts';

/** How long the code of a release may take to arrive, in milliseconds. */
const LOAD_LIMIT = 15_000;

/**
 * Loads each release once, however often it is asked for; a failed or late load is
 * forgotten, so that the next call tries again. One that needs another contract is refused
 * here, and so is one that was killed since the page was opened, whoever asks and why: to load a release is to run its
 * code.
 */
export function createReleaseLoader(
  load: LoadRelease,
  isKilled: (release: Release) => boolean = () => false,
  limit: number = LOAD_LIMIT,
): LoadRelease {
  const loads = new Map<string, Promise<RemoteLifecycles>>();
  return async (release: Release) => {
    requireContract(release);
    if (isKilled(release)) throw new KilledError(release);
    const running = loads.get(release.federationName);
    if (running) return running;
    const fresh = withTimeout(load(release), limit, `Loading ${release.federationName}`);
    loads.set(release.federationName, fresh);
    fresh.catch(() => loads.delete(release.federationName));
    return fresh;
  };
}
