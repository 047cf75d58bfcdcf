import type { Database } from '../database/database.ts';
import type { ByteRange, FileStore } from '@portal/storage/fileStore';
import { createS3Store } from '@portal/storage/s3/createS3Store';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Environment } from '../environment.ts';
import { newId } from '../newId.ts';
import { tokenKey } from '../signed/tokenKey.ts';
import { createDiskStore } from './createDiskStore.ts';
import { createAddressSigner, type AddressSigner } from './createAddressSigner.ts';
import { refuseWhileSilent } from './refuseWhileSilent.ts';
import { mediaVariants, type MediaVariant } from './mediaVariant.ts';

/** Files and the signed, short-lived addresses under which the portal shows them (C-115). */
export interface MediaStorage extends AddressSigner {
  /** Local folder for uploads that are still arriving; on the same disk as the store of a folder. */
  temporaryFolder: string;
  store: FileStore;
  keep(
    id: string,
    variant: MediaVariant,
    source: { file: string } | { bytes: Buffer },
  ): Promise<void>;
  open(id: string, variant: MediaVariant, range?: ByteRange): Promise<Readable>;
  size(id: string, variant: MediaVariant): Promise<number | undefined>;
  remove(id: string): Promise<void>;
}

/**
 * Storage in the bucket that the environment names, or else in `<data folder>/media`.
 * @param key signs the addresses; by default the one that all processes on the database share
 * @param storeMilliseconds how long a bucket may be silent; by default as long as its store lets it
 */
export async function createMediaStorage(
  environment: Pick<Environment, 'dataDirectory' | 'objectStore'>,
  database: Database,
  key?: string,
  storeMilliseconds?: number,
): Promise<MediaStorage> {
  const root = path.join(environment.dataDirectory, 'media');
  const temporaryFolder = path.join(root, 'arriving');
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  // Folders of earlier versions were open to every user of the machine.
  await chmod(root, 0o700);
  const store =
    environment.objectStore === undefined
      ? createDiskStore(root)
      : refuseWhileSilent(createS3Store(environment.objectStore, storeMilliseconds));
  const signer = createAddressSigner(key ?? (await tokenKey(database)));
  return {
    ...signer,
    temporaryFolder,
    store,
    keep: async (id, variant, source) => {
      const local = 'file' in source ? source.file : path.join(temporaryFolder, newId());
      try {
        if ('bytes' in source) await writeFile(local, source.bytes, { flag: 'wx', mode: 0o600 });
        await store.put(mediaKey(id, variant), local);
      } finally {
        await rm(local, { force: true });
      }
    },
    open: (id, variant, range) => store.open(mediaKey(id, variant), range),
    size: (id, variant) => store.size(mediaKey(id, variant)),
    remove: async (id) => {
      await Promise.all(mediaVariants.map((variant) => store.remove(mediaKey(id, variant))));
    },
  };
}

/** Name of a file in the store. */
export function mediaKey(id: string, variant: MediaVariant): string {
  if (!/^[0-9a-z]{10,40}$/.test(id)) throw new Error('A media id has another form.');
  return `${id.slice(0, 2)}/${id}.${variant}`;
}
