import { createHash } from 'node:crypto';
import type { AssetStore } from './assetStore.ts';
import { assetType, IMMUTABLE } from './assetTypes.ts';
import { createS3Client } from './s3Client.ts';
import type { S3Settings } from './s3Settings.ts';

/** Assets are small; who waits longer had better use what it has. In milliseconds. */
const PATIENCE = 5000;

const VARIANT_TYPES: Record<string, string> = {
  br: 'application/x-brotli',
  gz: 'application/gzip',
};

/**
 * Variants are kept as what they are, not as an encoding of something else: some stores unpack what is marked so.
 */
function typeOf(key: string): string {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  return VARIANT_TYPES[ending] ?? assetType(key)?.contentType ?? 'application/octet-stream';
}

/** Assets in a bucket of an S3-compatible store, which must exist and may be private. */
export function createAssetBucket(settings: S3Settings): AssetStore {
  const { addressOf, call } = createS3Client(settings, PATIENCE);

  async function put(key: string, content: Buffer, guard: Record<string, string>): Promise<number> {
    const answer = await call('PUT', addressOf(key), {
      body: new Uint8Array(content),
      headers: {
        'content-type': typeOf(key),
        'cache-control': IMMUTABLE,
        // What arrives must be what was sent.
        'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
        ...guard,
      },
    });
    await answer.body?.cancel();
    return answer.status;
  }

  return {
    async read(key) {
      const answer = await call('GET', addressOf(key));
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw new Error(`The object store answered ${answer.status} when ${key} was read.`);
    },
    async add(key, content) {
      const before = await call('HEAD', addressOf(key));
      if (before.ok) return false;
      const first = await put(key, content, { 'if-none-match': '*' });
      // Some stores do not know the condition; there the question before has to do.
      const status = first === 501 ? await put(key, content, {}) : first;
      if (status === 412 || status === 409) return false;
      if (status < 200 || status > 299)
        throw new Error(`The object store answered ${status} when ${key} was stored.`);
      return true;
    },
  };
}
