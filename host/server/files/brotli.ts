import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Fast rather than small. */
export const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 5 } as const;

/** Compresses what is made for one answer. */
export async function brotli(content: string | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compress(content, { params: BROTLI_PARAMS }));
}
