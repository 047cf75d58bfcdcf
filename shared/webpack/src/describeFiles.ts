import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseFile } from '@portal/contract/release';
import { assetType } from '@portal/storage/assets/assetTypes';
import { integrityOf } from '@portal/storage/integrityOf';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function describeFile(folder: string, path: string): Promise<ReleaseFile> {
  const content = await readFile(join(folder, path));
  const integrity = integrityOf(content);
  if (assetType(path)?.compressible !== true) {
    return { path, integrity, bytes: content.length, brotliBytes: content.length };
  }
  const [brotli, zipped] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    compressGzip(content, { level: 9 }),
  ]);
  await Promise.all([
    writeFile(join(folder, `${path}.br`), brotli),
    writeFile(join(folder, `${path}.gz`), zipped),
  ]);
  return { path, integrity, bytes: content.length, brotliBytes: brotli.length };
}

/**
 * Describes every served file of an output folder (SHA-384, bytes, brotli bytes) and
 * writes the precompressed siblings `<file>.br` and `<file>.gz` next to it.
 */
export async function describeFiles(folder: string): Promise<ReleaseFile[]> {
  const entries = await readdir(folder, { recursive: true });
  const served = entries
    .map((entry) => entry.replaceAll('\\', '/'))
    .filter((entry) => assetType(entry) !== undefined)
    .sort();
  return Promise.all(served.map((path) => describeFile(folder, path)));
}
