import type { AssetStore } from '@portal/storage/assets/assetStore';
import {
  keepBuild,
  KeepFailure,
  type KeepOptions,
  type KeptBuild,
  type LocalBuild,
} from '@portal/storage/assets/keepBuild';
import { Problem } from '../problem.ts';
import { say } from '../say.ts';

/** How often a slow upload says how far it is, in milliseconds. */
const SAID_EVERY = 5000;

/**
 * Adds the served files of a build, and their compressed variants, to the asset storage below the name of its package.
 * @param title what is published: `mf-booking 1.2.0`
 * @throws Problem when a file is not what was built, a name is taken by other content, or the storage refuses
 */
export async function uploadBuild(
  title: string,
  build: LocalBuild,
  store: AssetStore,
  options: KeepOptions = {},
): Promise<KeptBuild> {
  let saidAt = Date.now();
  const told = (done: number, all: number): void => {
    if (Date.now() - saidAt < SAID_EVERY) return;
    saidAt = Date.now();
    say(`  ${done} of ${all} files`);
  };
  try {
    return await keepBuild(store, build, { told, ...options });
  } catch (error) {
    if (!(error instanceof KeepFailure)) throw error;
    throw new Problem(
      `${title} was not published: ${error.message}\nNobody gets anything of it. Run the same command again then: what is there is not uploaded twice.`,
    );
  }
}
