import * as v from 'valibot';
import { Readable, Writable } from 'node:stream';
import { mediaKey } from '../../media/mediaStorage.ts';
import { mediaVariants } from '../../media/mediaVariant.ts';
import type { BackupPlace } from './backupPlace.ts';
import { DamagedBackup } from './createSeal.ts';
import { readStoredFile, storeFile } from './storeFile.ts';

const table = { name: v.string(), columns: v.array(v.string()), rows: v.number() };
const common = {
  made_at: v.string(),
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  sequences: v.array(v.object({ name: v.string(), value: v.string() })),
};
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What a backup says about itself. It is written last: what has none is no backup. */
const current = v.object({
  format: v.literal(2),
  ...common,
  /** Hash of the rows in COPY's text format, in the order in which they lie. */
  tables: v.array(v.object({ ...table, sha256: v.optional(sha256) })),
  /** Hash of the keys, checks and foreign keys of all tables. */
  constraints: v.optional(sha256),
  /** Files below `media/`, by what they held before they were encrypted. */
  files: v.array(
    v.object({ key: v.string(), bytes: v.optional(v.number()), sha256: v.optional(sha256) }),
  ),
});
/** As the first version wrote it: without hashes, and with the files that the tables name, in whatever form there is. */
const first = v.object({
  format: v.literal(1),
  ...common,
  tables: v.array(v.object(table)),
  media: v.array(v.string()),
});
const manifestSchema = v.variant('format', [current, first]);

export type BackupManifest = v.InferOutput<typeof current>;
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
  let manifest: v.InferOutput<typeof manifestSchema>;
  try {
    manifest = v.parse(manifestSchema, JSON.parse(Buffer.concat(pieces).toString()));
  } catch (cause) {
    throw new DamagedBackup(`${title} holds no whole backup.`, { cause });
  }
  return manifest.format === 2
    ? manifest
    : { ...manifest, format: 2, files: await found(place, manifest.media) };
}

/** The forms of the files that are there. */
async function found(place: BackupPlace, ids: readonly string[]): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  for (const id of ids)
    for (const variant of mediaVariants) {
      const key = mediaKey(id, variant);
      if ((await place.store.size(fileKey(key))) !== undefined) files.push({ key });
    }
  return files;
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
