import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AssetStore } from './assetStore.ts';
import { addWholeFile, removeAbandonedFiles } from '../wholeFile.ts';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** What a disk answers, and what somebody can do about it. */
const REFUSALS: Record<string, string> = {
  ENOSPC: 'the disk is full: free space on it',
  EDQUOT: 'the quota of this user is used up: free space, or have it raised',
  EROFS: 'the disk can only be read: mount it for writing',
  EACCES: 'this user may not use it: give the folder to the user who runs this',
  EPERM: 'this user may not use it: give the folder to the user who runs this',
};

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Assets in a folder; edges on several machines need a folder that they share. */
export function createAssetFolder(folder: string): AssetStore {
  const tidied = new Set<string>();

  async function ask<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (cause) {
      const code = codeOf(cause);
      if (ABSENT.has(code)) return undefined;
      const refusal = REFUSALS[code];
      throw refusal === undefined ? cause : new Error(`In ${folder} ${refusal}.`, { cause });
    }
  }

  return {
    read: (key) => ask(() => readFile(join(folder, key))),
    async list(name) {
      const names = await ask(() => readdir(join(folder, name), { recursive: true }));
      return new Set(names?.map((path) => `${name}/${path.replaceAll('\\', '/')}`));
    },
    async add(key, content) {
      const target = join(folder, key);
      if ((await ask(() => stat(target))) !== undefined) return false;
      const beside = dirname(target);
      if (!tidied.has(beside)) {
        tidied.add(beside);
        await removeAbandonedFiles(beside);
      }
      const added = await ask(() => addWholeFile(target, content));
      if (added === undefined) throw new Error(`${target} cannot be written: check ${folder}.`);
      return added;
    },
  };
}
