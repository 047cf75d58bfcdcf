import { manifestKey } from './backupManifest.ts';
import type { BackupPlace } from './backupPlace.ts';
import { backupOfKey } from './keptBackups.ts';

/** What lies in a place. Whatever else is there is none of ours. */
export interface PlaceContent {
  /** Names of the whole backups, the oldest first. */
  backups: string[];
  /** Keys of all files that belong to a dated backup, whole or not. */
  dated: string[];
  /** Files of customers that are sealed as new ones would be, by their key in a manifest. */
  files: Set<string>;
  /** Keys of all files of customers. */
  stored: string[];
}

export async function listBackups({ store, seal }: BackupPlace): Promise<PlaceContent> {
  const content: PlaceContent = { backups: [], dated: [], files: new Set(), stored: [] };
  for await (const { key } of store.list()) {
    const name = backupOfKey(key);
    const file = /^media\/([0-9a-z]{2}\/[0-9a-z]+\.[a-z]+)(\.age)?$/.exec(key);
    if (name !== undefined) {
      content.dated.push(key);
      if (key === manifestKey(name) || key === `${manifestKey(name)}.age`)
        content.backups.push(name);
    } else if (file?.[1] !== undefined) {
      content.stored.push(key);
      if ((file[2] ?? '') === seal.suffix) content.files.add(file[1]);
    }
  }
  content.backups.sort();
  return content;
}
