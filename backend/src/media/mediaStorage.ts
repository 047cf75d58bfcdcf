import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { sharedSecret } from '../database/sharedSecret.ts';
import type { Environment } from '../environment.ts';
import { newId } from '../ids.ts';

/** The forms in which a file is kept. `pixelated` is all that a lite visitor gets (C-113). */
export type MediaVariant = 'original' | 'thumbnail' | 'pixelated';

/** Files on disk and the signed, short-lived addresses under which the portal shows them (C-115). */
export interface MediaStorage {
  /** Folder for uploads that are still arriving; on the same disk, so that `keep` only renames. */
  temporaryFolder: string;
  keep(
    id: string,
    variant: MediaVariant,
    source: { file: string } | { bytes: Buffer },
  ): Promise<void>;
  open(
    id: string,
    variant: MediaVariant,
    range?: { start: number; end: number },
  ): Promise<Readable>;
  size(id: string, variant: MediaVariant): Promise<number | undefined>;
  remove(id: string): Promise<void>;
  /** Address on the portal's own origin, valid for 30 to 60 minutes and the same within a half hour. */
  address(id: string, variant: MediaVariant, now: Date): string;
  /** True when the signature of an address is ours and it has not expired. */
  isValid(id: string, variant: string, expires: string, signature: string, now: Date): boolean;
}

const variants: MediaVariant[] = ['original', 'thumbnail', 'pixelated'];
const stepSeconds = 30 * 60;

/** Storage in `<data folder>/media`. */
export async function createMediaStorage(
  environment: Pick<Environment, 'dataDirectory'>,
  pool: pg.Pool,
): Promise<MediaStorage> {
  const root = path.join(environment.dataDirectory, 'media');
  const temporaryFolder = path.join(root, 'arriving');
  await mkdir(temporaryFolder, { recursive: true });
  const key = await sharedSecret(pool, 'media-addresses');
  const sign = (id: string, variant: string, expires: string): string =>
    createHmac('sha256', key).update(`${id}/${variant}/${expires}`).digest('base64url');
  const fileOf = (id: string, variant: MediaVariant): string => {
    if (!/^[0-9a-z]{10,40}$/.test(id)) throw new Error('A media id has another form.');
    return path.join(root, id.slice(0, 2), `${id}.${variant}`);
  };
  return {
    temporaryFolder,
    keep: async (id, variant, source) => {
      const target = fileOf(id, variant);
      await mkdir(path.dirname(target), { recursive: true });
      if ('file' in source) return rename(source.file, target);
      const draft = path.join(temporaryFolder, newId());
      await writeFile(draft, source.bytes);
      await rename(draft, target);
    },
    open: async (id, variant, range) => createReadStream(fileOf(id, variant), range),
    size: async (id, variant) => {
      try {
        return (await stat(fileOf(id, variant))).size;
      } catch {
        return undefined;
      }
    },
    remove: async (id) => {
      await Promise.all(variants.map((variant) => rm(fileOf(id, variant), { force: true })));
    },
    address: (id, variant, now) => {
      const expires = String((Math.ceil(now.getTime() / 1000 / stepSeconds) + 1) * stepSeconds);
      return `/api/main/media/${id}/${variant}?expires=${expires}&signature=${sign(id, variant, expires)}`;
    },
    isValid: (id, variant, expires, signature, now) => {
      const expected = Buffer.from(sign(id, variant, expires));
      const given = Buffer.from(signature);
      return (
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        Number(expires) * 1000 > now.getTime()
      );
    },
  };
}
