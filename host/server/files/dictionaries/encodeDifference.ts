import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

/** RFC 9842: a skippable frame of 32 bytes, in which the hash of the dictionary stands, goes before the frame. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);

const encodedSchema = v.instance(Uint8Array);

/**
 * What is to be sent of `content` to a browser that has `dictionary`, in the encoding `dcz`. It is made on a thread of
 * its own, as it takes up to a second.
 * @throws Error when it cannot be made
 */
export async function encodeDifference(content: Buffer, dictionary: Buffer): Promise<Buffer> {
  const worker = new Worker(new URL('encodeDifference.worker.mjs', import.meta.url), {
    workerData: { content, dictionary },
    // What the process was started with is not for this program.
    execArgv: [],
  });
  worker.unref();
  const encoded = await new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  });
  const hash = createHash('sha256').update(dictionary).digest();
  return Buffer.concat([MAGIC, hash, v.parse(encodedSchema, encoded)]);
}
