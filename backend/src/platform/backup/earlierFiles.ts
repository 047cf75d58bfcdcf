import { fileKey, readManifest, manifestKey, type BackupFile } from './place/backupManifest.ts';
import type { BackupPlace } from './place/backupPlace.ts';

/**
 * Files that the one backup of a place has already.
 * @throws Error when it is there and cannot be opened: with another key its files would be of no use
 */
export async function earlierFiles(place: BackupPlace): Promise<Map<string, BackupFile>> {
  const key = manifestKey('') + place.seal.suffix;
  if ((await place.store.size(key)) === undefined) return new Map();
  const { files } = await readManifest(place, '');
  const known = new Map<string, BackupFile>();
  for (const file of files) {
    const size = await place.store.size(fileKey(file.key) + place.seal.suffix);
    if (size !== undefined) known.set(file.key, file);
  }
  return known;
}
