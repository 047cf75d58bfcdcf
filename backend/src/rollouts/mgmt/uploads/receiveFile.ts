import { createHash } from 'node:crypto';
import type { ReleaseFile } from '@portal/contract/release';
import { ApiError } from '../../../platform/http/apiError.ts';

/**
 * Reads a file while it comes, and gives up as soon as it cannot become the one that the record lists.
 * @throws ApiError 400 when its sender ends in the middle, 413 when it is longer, 422 when it is shorter or has other content
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  { path, bytes, integrity }: ReleaseFile,
): Promise<Buffer> {
  const hash = createHash('sha384');
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const next = await reader?.read().catch(() => {
      throw new ApiError(400, `${path} broke off after ${length} of ${bytes} bytes.`);
    });
    if (next?.value === undefined) break;
    length += next.value.byteLength;
    if (length > bytes) {
      await reader?.cancel();
      throw new ApiError(413, `${path} has ${bytes} bytes in the record, and more came.`);
    }
    hash.update(next.value);
    chunks.push(next.value);
  }
  if (length < bytes)
    throw new ApiError(422, `${path} has ${bytes} bytes in the record, and ${length} came.`);
  if (`sha384-${hash.digest('base64')}` !== integrity)
    throw new ApiError(422, `${path} is not what the record says: its hash is another.`);
  return Buffer.concat(chunks);
}
