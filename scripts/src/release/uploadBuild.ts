import type { AssetStore } from '@portal/storage/assets/assetStore';
import {
  keepBuild,
  KeepFailure,
  type KeepOptions,
  type KeptBuild,
  type LocalBuild,
} from '@portal/storage/assets/keepBuild';
import { Problem } from '../terminal/problem.ts';
import { sayingHowFar } from './upload/sayingHowFar.ts';

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
  try {
    return await keepBuild(store, build, { ...sayingHowFar(), ...options });
  } catch (error) {
    if (!(error instanceof KeepFailure)) throw error;
    throw new Problem(
      `${title} was not published: ${error.message}\nNobody gets anything of it. Run the same command again then: what is there is not uploaded twice.`,
    );
  }
}
