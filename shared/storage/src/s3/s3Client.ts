import { AwsClient } from 'aws4fetch';
import { inTime } from '../parallel/inTime.ts';
import { PassingFailure } from '../parallel/passingFailure.ts';
import type { S3Settings } from './s3Settings.ts';

/** Signed calls of one bucket; names of objects are relative to the folder of the settings. */
export interface S3Client {
  /** Folder in front of every name, with a final slash; empty without one. */
  prefix: string;
  addressOf(key: string): string;
  /** Address of the bucket's listing. */
  listing(query: URLSearchParams): string;
  /**
   * A call whose answer has arrived, its body not yet.
   * @throws PassingFailure when nothing answers in time
   */
  call(
    method: string,
    address: string,
    options?: { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> },
  ): Promise<Response>;
  /**
   * A call with its whole answer; `timeout` counts until its last byte.
   * @throws PassingFailure when it is not all there in time
   */
  exchange(
    method: string,
    address: string,
    options?: { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> },
  ): Promise<{ status: number; content: Buffer }>;
  /** Address and headers of a call that somebody else sends. */
  sign(
    method: string,
    address: string,
    headers: Record<string, string>,
  ): Promise<{ url: URL; headers: Record<string, string> }>;
}

/**
 * @param timeout how long an answer may take with all its tries, in milliseconds; of `call` only its start, a large body
 *   may take longer
 */
export function createS3Client(settings: S3Settings, timeout: number): S3Client {
  const client = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    region: settings.region,
    service: 's3',
    retries: 2,
  });
  const root = new URL(settings.url);
  const [bucket = '', ...folder] = root.pathname.split('/').filter((part) => part !== '');
  const prefix = folder.map((part) => `${part}/`).join('');
  type Options = NonNullable<Parameters<S3Client['call']>[2]>;

  async function within<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const message = `The object store at ${root.host} does not answer.`;
    const control = new AbortController();
    try {
      // Where a request is made of another one, Node may lose the signal on the way, and the call would hang.
      return await inTime(work(control.signal), timeout, message);
    } catch (cause) {
      control.abort();
      throw new PassingFailure(message, { cause });
    }
  }

  return {
    prefix,
    addressOf: (key) => `${root.origin}/${bucket}/${prefix}${key}`,
    listing: (query) => `${root.origin}/${bucket}?${query.toString()}`,
    call: (method, address, { headers = {}, body }: Options = {}) =>
      within((signal) => client.fetch(address, { method, headers, body, signal })),
    exchange: (method, address, { headers = {}, body }: Options = {}) =>
      within(async (signal) => {
        const answer = await client.fetch(address, { method, headers, body, signal });
        return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) };
      }),
    async sign(method, address, headers) {
      const signed = await client.sign(address, { method, headers });
      return { url: new URL(signed.url), headers: Object.fromEntries(signed.headers) };
    },
  };
}
