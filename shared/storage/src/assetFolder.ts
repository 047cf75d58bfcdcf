import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AssetStore } from './assetStore.ts';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Assets in a folder; edges on several machines need a folder that they share. */
export function createAssetFolder(folder: string): AssetStore {
  return {
    async read(key) {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (ABSENT.has(code)) return undefined;
        throw error;
      }
    },
    async add(key, content) {
      const target = join(folder, key);
      if (existsSync(target)) return false;
      await mkdir(dirname(target), { recursive: true });
      const draft = `${target}.${process.pid}.part`;
      await writeFile(draft, content);
      await rename(draft, target);
      return true;
    },
  };
}
