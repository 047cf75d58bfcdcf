import type { Release } from '@portal/contract/release';
import type { RemoteLifecycles } from '@portal/contract/remoteLifecycles';
import { KilledError, requireContract, type LoadRelease } from './loadRelease.ts';
import { withTimeout } from './withTimeout.ts';

/** How long the code of a release may take to arrive, in milliseconds. */
const LOAD_LIMIT = 15_000;

export interface ReleaseLoader {
  loadRelease: LoadRelease;
  /** Loads what nobody waits for yet. Its failure is told by whoever asks next, unless it comes then. */
  loadAhead: LoadRelease;
}

/**
 * Loads each release once, however often it is asked for; a failed or late load is
 * forgotten, so that the next call tries again. One that needs another contract is refused
 * here, and so is one that was killed since the page was opened, whoever asks and why: to load a release is to run its
 * code. When that fails ahead and then again, the first error is thrown: what half of a module throws that ran before
 * says nothing.
 */
export function createReleaseLoader(
  load: LoadRelease,
  isKilled: (release: Release) => boolean = () => false,
  limit: number = LOAD_LIMIT,
): ReleaseLoader {
  const loads = new Map<string, Promise<RemoteLifecycles>>();
  /** Releases that somebody waited for, and the first errors of the others. */
  const awaited = new Set<string>();
  const untold = new Map<string, unknown>();

  async function loadOnce(release: Release): Promise<RemoteLifecycles> {
    requireContract(release);
    if (isKilled(release)) throw new KilledError(release);
    const running = loads.get(release.federationName);
    if (running) return running;
    const fresh = withTimeout(load(release), limit, `Loading ${release.federationName}`);
    loads.set(release.federationName, fresh);
    fresh.catch(() => loads.delete(release.federationName));
    return fresh;
  }

  return {
    async loadRelease(release) {
      const name = release.federationName;
      awaited.add(name);
      const first = untold.get(name);
      untold.delete(name);
      try {
        return await loadOnce(release);
      } catch (error) {
        throw first ?? error;
      }
    },
    async loadAhead(release) {
      try {
        return await loadOnce(release);
      } catch (error) {
        const name = release.federationName;
        if (!awaited.has(name) && !untold.has(name)) untold.set(name, error);
        throw error;
      }
    },
  };
}
