import * as v from 'valibot';
import { Readable, Writable } from 'node:stream';
import type { BackupPlace } from './backupPlace.ts';
import { DamagedBackup } from './createSeal.ts';
import { readStoredFile, storeFile } from './storeFile.ts';

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What a backup says about itself. It is written last: what has none is no backup. */
const manifestSchema = v.object({
  format: v.literal(2),
  made_at: v.string(),
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  sequences: v.array(v.object({ name: v.string(), value: v.string() })),
  /** Hash of the rows in COPY's text format, in the order in which they lie. */
  tables: v.array(
    v.object({ name: v.string(), columns: v.array(v.string()), rows: v.number(), sha256 }),
  ),
  /** Hash of the keys, checks and foreign keys of all tables. */
  constraints: sha256,
  /** Files below `media/`, by what they held before they were encrypted. */
  files: v.array(v.object({ key: v.string(), bytes: v.number(), sha256 })),
});

export type BackupManifest = v.InferOutput<typeof manifestSchema>;
export type BackupFile = BackupManifest['files'][number];

/** In the folder of the backup, which is empty where a place holds one backup alone. */
export const manifestKey = (name: string): string => keyIn(name, 'manifest.json');
export const tableKey = (name: string, stored: string): string =>
  keyIn(name, `tables/${stored}.copy.gz`);
export const fileKey = (key: string): string => `media/${key}`;

const keyIn = (name: string, key: string): string => (name === '' ? key : `${name}/${key}`);

/** What people call a backup. */
export const backupTitle = ({ title }: BackupPlace, name: string): string =>
  name === '' ? title : `${name} in ${title}`;

/** @throws Error when there is no whole backup, or it cannot be opened */
export async function readManifest(place: BackupPlace, name: string): Promise<BackupManifest> {
  const key = manifestKey(name);
  const [closed, plain] = await Promise.all([
    place.store.size(`${key}.age`),
    place.store.size(key),
  ]);
  const title = backupTitle(place, name);
  if (place.seal.suffix === '' && plain === undefined && closed !== undefined)
    throw new Error(`${title} is encrypted: set PORTAL_BACKUP_KEY to the key of then.`);
  if (place.seal.suffix !== '' && closed === undefined && plain !== undefined)
    throw new Error(
      `${title} is not encrypted, and PORTAL_BACKUP_KEY is set: name another target for new ones, and leave the key empty to read this one.`,
    );
  if (closed === undefined && plain === undefined)
    throw new Error(`${title} holds no whole backup.`);
  const pieces: Buffer[] = [];
  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  await readStoredFile(place, key, undefined, sink);
  try {
    return v.parse(manifestSchema, JSON.parse(Buffer.concat(pieces).toString()));
  } catch (cause) {
    throw new DamagedBackup(`${title} holds no whole backup.`, { cause });
  }
}

/** Makes a backup whole. */
export async function writeManifest(
  place: BackupPlace,
  name: string,
  manifest: BackupManifest,
): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await storeFile(place, manifestKey(name), Readable.from([Buffer.from(text)]));
}
