import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../fileStore.ts';
import { PassingFailure } from '../parallel/passingFailure.ts';
import { listObjects } from './listObjects.ts';
import { piecesOf } from './piecesOf.ts';
import { createS3Client } from './s3Client.ts';
import type { S3Settings } from './s3Settings.ts';

const answerWithinMilliseconds = 30_000;
/** How much longer a store may take to write a megabyte down that has arrived, in milliseconds. */
const megabyteMilliseconds = 100;

/**
 * Files in a bucket. The bytes are streamed both ways; the bucket itself must exist and be private.
 * @param timeout how long the store may be silent, in milliseconds: before it answers and between two pieces of a file
 */
export function createS3Store(settings: S3Settings, timeout = answerWithinMilliseconds): FileStore {
  const client = createS3Client(settings, timeout);
  const { addressOf, call, sign } = client;
  return {
    put: async (key, localFile) => {
      const { size } = await stat(localFile);
      // aws4fetch signs, node:http sends: fetch cannot stream a file with the length that S3 asks for.
      const signed = await sign('PUT', addressOf(key), { 'content-length': String(size) });
      await send(signed, size, localFile, timeout);
    },
    open: async (key, range) => {
      const headers: Record<string, string> =
        range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
      const answer = await call('GET', addressOf(key), { headers });
      if (!answer.ok || answer.body === null) {
        await answer.body?.cancel();
        throw new Error(`The object store answered ${answer.status} when a file was read.`);
      }
      return Readable.from(piecesOf(answer.body, timeout), { objectMode: false });
    },
    size: async (key) => {
      const answer = await call('HEAD', addressOf(key));
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`The object store answered ${answer.status} to HEAD.`);
      return Number(answer.headers.get('content-length'));
    },
    remove: async (key) => {
      const answer = await call('DELETE', addressOf(key));
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The object store answered ${answer.status} to DELETE.`);
    },
    list: () =>
      listObjects(
        client,
        '',
        (status) => new Error(`The object store answered ${status} to a listing.`),
      ),
  };
}

async function send(
  { url, headers }: { url: URL; headers: Record<string, string> },
  size: number,
  file: string,
  timeout: number,
): Promise<void> {
  const { request } = url.protocol === 'https:' ? https : http;
  const patience = timeout + (size / 1024 / 1024) * megabyteMilliseconds;
  const outgoing = request(url, {
    method: 'PUT',
    headers: { ...headers, 'content-length': size },
    timeout: patience,
  });
  outgoing.once('timeout', () =>
    outgoing.destroy(new PassingFailure('The object store does not answer.')),
  );
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    outgoing.once('response', resolve).once('error', reject),
  );
  const [answer] = await Promise.all([answered, pipeline(createReadStream(file), outgoing)]);
  answer.resume();
  if (answer.statusCode !== 200)
    throw new Error(`The object store answered ${answer.statusCode} when a file was stored.`);
}
