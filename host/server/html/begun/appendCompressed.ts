import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress } from 'node:zlib';

/**
 * The quickest way that still looks for what comes again. Its blocks name nothing of what stands before them, neither the
 * last distances nor the last bytes nor the words that every decoder knows, so that they may stand behind any others; those
 * of better ways do.
 */
export const QUICKEST = {
  [constants.BROTLI_PARAM_QUALITY]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};
/** How a stream with that window begins, brought to a whole byte by an empty block (RFC 7932, 9.1 and 9.2). */
const HEADER = Buffer.from([0x63, 0x00]);
/** Longer than what ends a document is when it is compressed. */
const CHUNK = 64 * 1024;

/**
 * Compresses what ends a document whose beginning was compressed before, with the same window and up to a whole byte: the
 * blocks of a stream without its header.
 * @throws when the stream begins otherwise, as with another library
 */
export async function appendCompressed(text: string): Promise<Buffer> {
  const compressor = createBrotliCompress({ params: QUICKEST, chunkSize: CHUNK });
  compressor.flush(constants.BROTLI_OPERATION_FLUSH, () => compressor.end(text));
  const stream = await buffer(compressor);
  if (!stream.subarray(0, HEADER.length).equals(HEADER))
    throw new Error('What was compressed has another header.');
  return stream.subarray(HEADER.length);
}
