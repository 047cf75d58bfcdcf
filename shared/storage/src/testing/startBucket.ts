import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createS3Client } from '../s3/s3Client.ts';
import type { S3Settings } from '../s3/s3Settings.ts';

/** The part of s3rver that is used here; the package has no types of its own. */
interface Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
interface ServerOptions {
  address: string;
  port: number;
  directory: string;
  silent: boolean;
  configureBuckets: { name: string }[];
}

const require = createRequire(import.meta.url);
const S3rver: new (options: ServerOptions) => Server = require('s3rver');

/** A bucket of a real S3 server on this machine. */
export interface TestBucket {
  /** Address of the server; the bucket is `portal` below it. */
  server: string;
  /** Settings for a folder of the bucket. */
  settings(folder: string): S3Settings;
  /** The same as variables of a process: `<name>_URL` and so on. */
  variables(name: string, folder: string): Record<string, string>;
  /** Changes an object as only somebody with the keys can, past all care of the asset storage. */
  overwrite(folder: string, key: string, content: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Local folder with the bucket's files. */
  files: string;
  /** Nobody answers any more. */
  stop(): Promise<void>;
}

/** Starts one on a free port. */
export async function startBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-bucket-'));
  const running = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: 'portal' }],
  });
  const { port } = await running.run();
  const server = `http://127.0.0.1:${port}`;
  // What s3rver knows without being told.
  const [accessKey, secretKey] = ['S3RVER', 'S3RVER'];
  const settings = (folder: string): S3Settings => ({
    url: `${server}/portal/${folder}`,
    region: 'us-east-1',
    accessKey,
    secretKey,
  });
  let stopping: Promise<void> | undefined;
  return {
    server,
    settings,
    variables: (name, folder) => ({
      [`${name}_URL`]: settings(folder).url,
      [`${name}_ACCESS_KEY`]: accessKey,
      [`${name}_SECRET_KEY`]: secretKey,
    }),
    async overwrite(folder, key, content) {
      const { addressOf, call, exchange } = createS3Client(settings(folder), 5000);
      await call('PUT', addressOf(key), { body: content });
      // This server answers before it has written what it was sent; others do not.
      const isWritten = async () =>
        (await exchange('GET', addressOf(key))).content.equals(Buffer.from(content));
      while (!(await isWritten())) await delay(5);
    },
    files: path.join(directory, 'portal'),
    async stop() {
      stopping ??= running.close();
      await stopping;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
