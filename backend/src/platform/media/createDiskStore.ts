import type { FileStore } from '@portal/storage/fileStore';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const folderPattern = /^[0-9a-z]{2}$/;

/** Files in a folder. Processes on several machines need a folder that they share. */
export function createDiskStore(root: string): FileStore {
  const fileOf = (key: string): string => path.join(root, ...key.split('/'));
  return {
    put: async (key, localFile) => {
      const target = fileOf(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      // What encodes an image leaves its file readable for all.
      await chmod(localFile, 0o600);
      await flush(localFile);
      await rename(localFile, target);
      await flush(path.dirname(target));
    },
    open: async (key, range) => {
      const stream = createReadStream(fileOf(key), range);
      await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));
      return stream;
    },
    size: async (key) => {
      try {
        return (await stat(fileOf(key))).size;
      } catch {
        return undefined;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    list: async function* () {
      for (const folder of (await readdir(root)).filter((name) => folderPattern.test(name))) {
        for (const name of await readdir(path.join(root, folder))) {
          const found = await stat(path.join(root, folder, name)).catch(() => undefined);
          if (found !== undefined) yield { key: `${folder}/${name}`, changedAt: found.mtime };
        }
      }
    },
  };
}

/** Makes what was written outlive a loss of power. Windows knows no flushing of folders. */
async function flush(target: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(target);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
