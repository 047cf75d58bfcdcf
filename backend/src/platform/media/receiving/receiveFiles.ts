import type { FileTypes, MediaKind } from '@portal/domain/work/acceptedFileTypes';
import type { Context } from 'hono';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../http/apiError.ts';
import { arriveForm, type ArrivedForm } from './arriveForm.ts';
import type { ArrivedFile, OnlyType } from './arriveFile.ts';
import { keepImage, keepSmallForms } from './keepImage.ts';
import type { MediaStorage } from '../mediaStorage.ts';
import { texts } from '../texts.ts';
import { newId } from '../../newId.ts';

/** A file that arrived, was checked and lies in the store, but has no row yet. */
export interface ReceivedFile {
  /** Its id in the store. */
  id: string;
  field: string;
  /** Name on the sender's device, for showing only. */
  name: string;
  kind: MediaKind;
  /** MIME type of the content. */
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  hasThumbnail: boolean;
  /** SHA-256 of the bytes as they were sent. */
  digest: string;
  /** Set by `storeMedia`; what is not taken is dropped. */
  isTaken: boolean;
}

export interface ReceivedForm {
  files: ReceivedFile[];
  fields: Record<string, string>;
}

/** The form field that carries the still image of a film; it is no file of its own. */
const thumbnailField = 'thumbnail';

/**
 * Reads a multipart form as a stream and puts its files into the store, before any transaction begins: images
 * encoded anew (which drops position data and whatever hides in them), with a thumbnail and the pixelated form
 * for lite visitors. Write the row with `storeMedia` in the transaction of what refers to it, and call
 * `dropFiles` at the end in any case.
 * @throws ApiError 400 without a file, of a type that is not accepted, with another content than the name says or
 *   damaged; 413 above the limits (MED-09, C-94)
 */
export async function receiveFiles(
  context: Context,
  media: MediaStorage,
  accepted: FileTypes,
  wantedFields: string[],
  only?: OnlyType,
): Promise<ReceivedForm> {
  const arrived = await arriveForm(context, media.temporaryFolder, accepted, wantedFields, only);
  const form: ReceivedForm = { files: [], fields: arrived.fields };
  try {
    const still = arrived.files.find(({ field }) => field === thumbnailField);
    for (const file of arrived.files.filter(({ field }) => field !== thumbnailField))
      form.files.push(await keepFile(media, file, still));
    if (form.files.length === 0) throw new ApiError(400, texts.noFile);
    return form;
  } catch (error) {
    await dropFiles(media, form);
    throw error;
  } finally {
    await dropArrived(arrived);
  }
}

/** What tells two forms apart: their fields and the bytes of their files, whatever ids they got. */
export function formFingerprint({ files, fields }: ReceivedForm): unknown {
  return { fields, files: files.map(({ field, name, digest }) => ({ field, name, digest })) };
}

/** How long an answer waits for the removal of what nobody needs, in milliseconds. */
const removalMilliseconds = 500;

/** Removes a file without a row. What a store does not remove at once goes with what broken uploads leave (`sweepMedia`). */
async function drop(media: MediaStorage, id: string): Promise<void> {
  const removed = media.remove(id).catch(() => undefined);
  await Promise.race([removed, delay(removalMilliseconds, undefined, { ref: false })]);
}

/** Removes what was received and not taken by `storeMedia`. */
export async function dropFiles(media: MediaStorage, { files }: ReceivedForm): Promise<void> {
  await Promise.all(files.filter((file) => !file.isTaken).map((file) => drop(media, file.id)));
}

async function keepFile(
  media: MediaStorage,
  file: ArrivedFile,
  still: ArrivedFile | undefined,
): Promise<ReceivedFile> {
  const id = newId();
  const { field, name, kind, digest } = file;
  try {
    if (kind === 'image') {
      const image = await keepImage(media, id, file);
      return { id, field, name, kind, digest, ...image, hasThumbnail: true, isTaken: false };
    }
    if (still !== undefined) await keepSmallForms(media, id, still.temporaryFile);
    await media.keep(id, 'original', { file: file.temporaryFile });
    const { type, bytes } = file;
    const hasThumbnail = still !== undefined;
    const size = { width: null, height: null };
    return { id, field, name, kind, digest, type, bytes, ...size, hasThumbnail, isTaken: false };
  } catch (error) {
    await drop(media, id);
    throw error;
  }
}

async function dropArrived({ files }: ArrivedForm): Promise<void> {
  await Promise.all(files.map((file) => rm(file.temporaryFile, { force: true })));
}
