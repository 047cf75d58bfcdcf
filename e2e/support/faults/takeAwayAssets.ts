import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../domains.ts';

/** Undoes what was done to the asset storage. */
export type Restore = () => void;

const storage = join(settings.dataFolder, 'assets');

/** Takes all files of a remote out of the asset storage. Only for tests in `faults`, which run alone. */
export function takeAwayAssets(remote: string): Restore {
  const served = join(storage, remote);
  const away = join(settings.dataFolder, `${remote}.away`);
  renameSync(served, away);
  return () => renameSync(away, served);
}
