import { constants } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

/** The compressed forms in which an asset lies beside itself, the best first. */
export const ASSET_VARIANTS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * What a browser makes of a stored file: its bytes, decompressed when the name ends in `.br` or `.gz`.
 * @param limit bytes beyond which it is refused, so that a small file cannot fill the memory
 * @throws when it is no such file, or larger
 */
export async function plainContent(key: string, stored: Buffer, limit: number): Promise<Buffer> {
  const options = { maxOutputLength: Math.min(Math.max(limit, 1), constants.MAX_LENGTH) };
  if (key.endsWith('.br')) return fromBrotli(stored, options);
  if (key.endsWith('.gz')) return fromGzip(stored, options);
  return stored;
}
