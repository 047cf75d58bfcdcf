import type { FileStore } from '@portal/storage/fileStore';
import { createS3Store } from '@portal/storage/s3/createS3Store';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BackupTarget } from './backupSettings.ts';
import { createFolderStore } from './createFolderStore.ts';
import { createSeal, type Seal } from './createSeal.ts';

/** Where backups lie. Files of customers are shared by all of them, as `media/ab/abcd….original`. */
export interface BackupPlace {
  /** What people call it. */
  title: string;
  store: FileStore;
  seal: Seal;
  /** Local folder in which files are made; on the same disk as the store of a folder. */
  arriving: string;
}

/**
 * @param key encrypts every file; without one nothing is encrypted
 * @param dataDirectory where files are made that go to a bucket
 */
export async function openBackupPlace(
  target: BackupTarget,
  key: string | undefined,
  dataDirectory: string,
): Promise<BackupPlace> {
  const isFolder = 'folder' in target;
  const arriving = path.join(isFolder ? target.folder : dataDirectory, 'arriving');
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  return {
    title: isFolder ? target.folder : target.bucket.url,
    store: isFolder ? createFolderStore(target.folder) : createS3Store(target.bucket),
    seal: createSeal(key),
    arriving,
  };
}
