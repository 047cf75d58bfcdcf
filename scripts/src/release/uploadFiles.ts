import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addAsset } from '@portal/storage/addAsset';
import type { AssetStore } from '@portal/storage/assetStore';
import { assetType } from '@portal/storage/assetTypes';
import { inParallel } from '../inParallel.ts';
import { Problem } from '../problem.ts';

/** How many files are under way at a time. */
const AT_ONCE = 8;

/** What became of the files of a build; compressed variants count as files. */
export interface Upload {
  added: number;
  /** Were there already, as releases share what did not change between them. */
  present: number;
}

/**
 * Adds the served files of a build, and their compressed variants, to the asset storage below the name of its package.
 * Nothing is ever overwritten or removed.
 * @throws Problem when a name is taken by other content, or the storage refuses
 */
export async function uploadFiles(
  folder: string,
  name: string,
  store: AssetStore,
): Promise<Upload> {
  const entries = (await readdir(folder, { recursive: true })).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const files = entries.filter((path) => assetType(path.replace(/\.(br|gz)$/, '')) !== undefined);
  const outcomes = await inParallel(AT_ONCE, files, async (path) => {
    const content = await readFile(join(folder, path));
    try {
      return { path, outcome: await addAsset(store, `${name}/${path}`, content) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Problem(`${path} could not be uploaded: ${reason}`);
    }
  });
  const different = outcomes.filter(({ outcome }) => outcome === 'different');
  if (different.length > 0) {
    const names = different.map(({ path }) => `${name}/${path}`).join(', ');
    throw new Problem(
      `The asset storage has other content under ${names}. Nothing is overwritten: find out who changed it, and remove it there.`,
    );
  }
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  return { added: count('added'), present: count('present') };
}
