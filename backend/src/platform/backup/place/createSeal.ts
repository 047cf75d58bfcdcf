import { Decrypter, Encrypter } from 'age-encryption';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** The work of age's scrypt as a power of two. A key of 256 random bits needs none; each file costs a few milliseconds. */
const SCRYPT_WORK = 10;

type Bytes = AsyncIterable<Uint8Array>;

/** How the files of a backup are closed and opened again. */
export interface Seal {
  /** What the names of closed files end with; empty where they are as they were. */
  suffix: string;
  close(plain: Bytes): Bytes;
  /** @throws DamagedBackup with another key, or when a byte differs */
  open(closed: Bytes, name: string): Bytes;
}

/** A backup that is not what was stored. */
export class DamagedBackup extends Error {}

/**
 * Files in the format of age (age-encryption.org), encrypted and authenticated in pieces of 64 KB with ChaCha20-Poly1305: a
 * format that others read too, so that `age --decrypt` opens a backup without the portal.
 * @param key PORTAL_BACKUP_KEY; without one nothing is encrypted
 */
export function createSeal(key: string | undefined): Seal {
  if (key === undefined) return { suffix: '', close: (plain) => plain, open: (closed) => closed };
  return {
    suffix: '.age',
    async *close(plain) {
      const encrypter = new Encrypter();
      encrypter.setPassphrase(key);
      encrypter.setScryptWorkFactor(SCRYPT_WORK);
      yield* await encrypter.encrypt(webStream(plain));
    },
    async *open(closed, name) {
      const decrypter = new Decrypter();
      decrypter.addPassphrase(key);
      try {
        yield* await decrypter.decrypt(webStream(closed));
      } catch (cause) {
        throw new DamagedBackup(
          `${name} of the backup cannot be opened: PORTAL_BACKUP_KEY is not the key that it was made with, or it was damaged.`,
          { cause },
        );
      }
    },
  };
}

const webStream = (bytes: Bytes): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(bytes, { objectMode: false }));
