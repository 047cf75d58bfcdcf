import { AwsClient } from 'aws4fetch';
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
   * @throws Error when nothing answers in time
   */
  call(
    method: string,
    address: string,
    options?: { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> },
  ): Promise<Response>;
  /** Address and headers of a call that somebody else sends. */
  sign(
    method: string,
    address: string,
    headers: Record<string, string>,
  ): Promise<{ url: URL; headers: Record<string, string> }>;
}

/** @param patience how long the start of an answer may take, in milliseconds; a large body may take longer */
export function createS3Client(settings: S3Settings, patience: number): S3Client {
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
  return {
    prefix,
    addressOf: (key) => `${root.origin}/${bucket}/${prefix}${key}`,
    listing: (query) => `${root.origin}/${bucket}?${query.toString()}`,
    async call(method, address, { headers = {}, body } = {}) {
      const control = new AbortController();
      const timer = setTimeout(() => control.abort(), patience);
      try {
        return await client.fetch(address, { method, headers, body, signal: control.signal });
      } catch (cause) {
        throw new Error(`The object store at ${root.host} does not answer.`, { cause });
      } finally {
        clearTimeout(timer);
      }
    },
    async sign(method, address, headers) {
      const signed = await client.sign(address, { method, headers });
      return { url: new URL(signed.url), headers: Object.fromEntries(signed.headers) };
    },
  };
}
