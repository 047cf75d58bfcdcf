import { createHash } from 'node:crypto';
import type { AssetStore } from './assetStore.ts';
import { assetType, IMMUTABLE } from './assetTypes.ts';
import { listObjects } from '../s3/listObjects.ts';
import { createS3Client } from '../s3/s3Client.ts';
import { PassingFailure } from '../parallel/passingFailure.ts';
import type { S3Settings } from '../s3/s3Settings.ts';

/** How long this waits for a store, in milliseconds. */
export interface BucketTimeouts {
  /** For a file that is read: who waits longer had better use what it has. */
  read: number;
  /** For a listing, or a file that is added: no page waits for it, and the way there may be narrow. */
  write: number;
}

const TIMEOUTS: BucketTimeouts = { read: 5000, write: 20_000 };

const VARIANT_TYPES: Record<string, string> = {
  br: 'application/x-brotli',
  gz: 'application/gzip',
};

/** What a store means with a status, and what somebody can do about it. */
const MEANINGS: Record<number, string> = {
  401: 'it does not take the access key',
  403: 'the access key is wrong, or may not do this',
  404: 'there is no such bucket',
  429: 'it has too much to do, try again later',
  503: 'it has too much to do or is not well, try again later',
  507: 'it is full',
};

/**
 * Variants are kept as what they are, not as an encoding of something else: some stores unpack what is marked so.
 */
function typeOf(key: string): string {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  return VARIANT_TYPES[ending] ?? assetType(key)?.contentType ?? 'application/octet-stream';
}

function refusal(status: number, what: string): Error {
  const meaning = MEANINGS[status];
  const isPassing = status === 429 || (status >= 500 && status !== 501 && status !== 507);
  return new (isPassing ? PassingFailure : Error)(
    `The object store answered ${status} when ${what}${meaning === undefined ? '' : `: ${meaning}`}.`,
  );
}

/** Assets in a bucket of an S3-compatible store, which must exist and may be private. */
export function createAssetBucket(
  settings: S3Settings,
  timeouts: BucketTimeouts = TIMEOUTS,
): AssetStore {
  const reader = createS3Client(settings, timeouts.read);
  const writer = createS3Client(settings, timeouts.write);

  async function put(key: string, content: Buffer, guard: Record<string, string>): Promise<number> {
    const { status } = await writer.exchange('PUT', writer.addressOf(key), {
      body: new Uint8Array(content),
      headers: {
        'content-type': typeOf(key),
        'cache-control': IMMUTABLE,
        // What arrives must be what was sent. A store shows no object before it has all of it.
        'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
        ...guard,
      },
    });
    return status;
  }

  return {
    async read(key) {
      const { status, content } = await reader.exchange('GET', reader.addressOf(key));
      if (status === 404) return undefined;
      if (status < 200 || status > 299) throw refusal(status, `${key} was read`);
      return content;
    },
    async list(name) {
      const keys = new Set<string>();
      const refuse = (status: number) => refusal(status, `${name} was listed`);
      for await (const { key } of listObjects(writer, `${name}/`, refuse)) keys.add(key);
      return keys;
    },
    async add(key, content) {
      const { status: before } = await writer.exchange('HEAD', writer.addressOf(key));
      if (before >= 200 && before <= 299) return false;
      const first = await put(key, content, { 'if-none-match': '*' });
      // Some stores do not know the condition; there the question before has to do.
      const status = first === 501 ? await put(key, content, {}) : first;
      if (status === 412 || status === 409) return false;
      if (status < 200 || status > 299) throw refusal(status, `${key} was stored`);
      return true;
    },
  };
}
