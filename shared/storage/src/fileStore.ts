import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file in a store, for finding the ones that nothing refers to. */
export interface StoredFile {
  key: string;
  changedAt: Date;
}

/** Where the bytes of files lie: a folder or any S3-compatible store. Keys are `ab/abcd….original`. */
export interface FileStore {
  /** Stores a finished local file under a key, whole or not at all. The local file may be moved. */
  put(key: string, localFile: string): Promise<void>;
  /** The bytes, or those of the range. @throws Error when there is no such file */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Size in bytes, or undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Removes a file; one that is not there counts as removed. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}
