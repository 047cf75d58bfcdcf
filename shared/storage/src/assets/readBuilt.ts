import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainContent } from './assetVariants.ts';
import { integrityOf } from '../integrityOf.ts';

/** A file of a build's record; `integrity` is that of what a browser makes of it. */
export interface BuiltFile {
  path: string;
  integrity: string;
}

/** A file of a build, or of a compressed variant of it, as it lies in a folder; or what is wrong with it. */
export async function readBuilt(
  folder: string,
  { path, integrity }: BuiltFile,
): Promise<Buffer | string> {
  const stored = await readFile(join(folder, path)).catch(() => undefined);
  if (stored === undefined) return `${path} is missing`;
  const plain = await plainContent(path, stored, Number.MAX_SAFE_INTEGER).catch(() => undefined);
  const isBuilt = plain !== undefined && integrityOf(plain) === integrity;
  return isBuilt ? stored : `${path} is not what was built`;
}
