import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Compresses what is made for one answer: fast rather than small. */
export async function brotli(content: string | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return new Uint8Array(await compress(content, { params }));
}
