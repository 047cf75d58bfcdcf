import type { AssetStore } from '@portal/storage/assets/assetStore';
import { openAssetStore } from '@portal/storage/assets/openAssetStore';
import { messageOf } from '@portal/domain/text/messageOf';
import { Problem } from '../terminal/problem.ts';
import type { StackSettings } from '../portal/stackSettings.ts';

/**
 * The asset storage of an installation: the bucket that its variables name, or else a folder of its data.
 * @throws Problem naming a variable that is missing or wrong
 */
export function assetsOfInstallation({
  dataFolder,
  variables,
}: Pick<StackSettings, 'dataFolder' | 'variables'>): AssetStore {
  try {
    return openAssetStore(dataFolder, { ...process.env, ...variables });
  } catch (error) {
    throw new Problem(messageOf(error));
  }
}
