import type { FileStore } from '@portal/storage/fileStore';
import { readdir, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createDiskStore } from '../../media/createDiskStore.ts';

/** Files in a folder with whatever folders below it. Folders that lose their last file go with it. */
export function createFolderStore(root: string): FileStore {
  const disk = createDiskStore(root);
  return {
    ...disk,
    remove: async (key) => {
      await disk.remove(key);
      for (let folder = path.dirname(key); folder !== '.'; folder = path.dirname(folder)) {
        const isGone = await rmdir(path.join(root, folder)).then(
          () => true,
          () => false,
        );
        if (!isGone) return;
      }
    },
    list: async function* () {
      for (const name of await readdir(root, { recursive: true })) {
        const found = await stat(path.join(root, name)).catch(() => undefined);
        if (found?.isFile() === true)
          yield { key: name.split(path.sep).join('/'), changedAt: found.mtime };
      }
    },
  };
}
