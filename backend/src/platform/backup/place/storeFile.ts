import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Transform, Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { newId } from '../../newId.ts';
import type { BackupPlace } from './backupPlace.ts';
import { DamagedBackup } from './createSeal.ts';

/** What a file held before it was packed and encrypted. */
export interface Content {
  bytes: number;
  sha256: string;
}

/** Lets bytes through, and knows what they were. */
function measure(): { stream: Transform; content: () => Content } {
  const hash: Hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, content: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** What a stream holds, which is thrown away. */
export async function contentOf(source: Readable): Promise<Content> {
  const { stream, content } = measure();
  await pipeline(source, stream, nowhere());
  return content();
}

/** Takes everything and keeps nothing. */
export const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

const isPacked = (key: string): boolean => key.endsWith('.gz');

/** Stores a file whole or not at all; what ends with `.gz` is packed. */
export async function storeFile(
  { store, seal, arriving }: BackupPlace,
  key: string,
  source: Readable,
): Promise<Content> {
  const draft = path.join(arriving, newId());
  const { stream, content } = measure();
  try {
    await pipeline(
      source,
      stream,
      isPacked(key) ? createGzip() : new PassThrough(),
      (plain: AsyncIterable<Uint8Array>) => seal.close(plain),
      createWriteStream(draft, { mode: 0o600 }),
    );
    await store.put(key + seal.suffix, draft);
  } finally {
    await rm(draft, { force: true });
  }
  return content();
}

/**
 * Reads a file to its end.
 * @param expected the hash of what it held; undefined where that is not known, as of the manifest
 * @param sink takes what it holds; all of it may have come before it turns out to be another
 * @returns bytes that it held
 * @throws DamagedBackup when it is missing, damaged, or closed with another key
 */
export async function readStoredFile(
  { store, seal }: BackupPlace,
  key: string,
  expected: string | undefined,
  sink: Writable,
): Promise<number> {
  const { stream, content } = measure();
  const source = await store.open(key + seal.suffix).catch((cause: unknown) => {
    throw new DamagedBackup(`${key} of the backup cannot be read: ${String(cause)}`, { cause });
  });
  try {
    await pipeline(
      source,
      (closed: AsyncIterable<Uint8Array>) => seal.open(closed, key),
      isPacked(key) ? createGunzip() : new PassThrough(),
      stream,
      sink,
    );
  } catch (cause) {
    if (!isUnpacking(cause)) throw cause;
    throw new DamagedBackup(`${key} of the backup was damaged: it cannot be unpacked.`, { cause });
  }
  const { bytes, sha256 } = content();
  if (expected !== undefined && sha256 !== expected)
    throw new DamagedBackup(`${key} of the backup was damaged: it is not what was stored.`);
  return bytes;
}

const isUnpacking = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
