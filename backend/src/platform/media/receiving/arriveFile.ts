import {
  MAX_FILE_BYTES,
  type FileTypes,
  type MediaKind,
} from '@portal/domain/work/acceptedFileTypes';
import { fileExtension, mediaKind } from '@portal/domain/work/mediaKind';
import { createHash } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { ApiError } from '../../http/apiError.ts';
import { newId } from '../../newId.ts';
import { texts } from '../texts.ts';
import { checkContent } from './checkContent.ts';

/** A file of a form, whole and checked, in the temporary folder. */
export interface ArrivedFile {
  field: string;
  temporaryFile: string;
  name: string;
  kind: MediaKind;
  type: string;
  bytes: number;
  /** SHA-256 of the bytes as they were sent. */
  digest: string;
}

/** A form of which every file must be of one type, whatever its name. */
export interface OnlyType {
  /** The ending of its names. */
  extension: string;
  maxBytes: number;
}

const refusals = {
  wrong: texts.wrongContent,
  incomplete: texts.incomplete,
  bomb: texts.unpacksTooLarge,
};

/**
 * Writes one file of a form to the temporary folder as it arrives, and checks it.
 * @throws ApiError 400 or 413, with nothing left in the folder
 */
export async function arriveFile(
  stream: Readable & { truncated?: boolean },
  target: { field: string; name: string; temporaryFolder: string; only: OnlyType | undefined },
  accepted: FileTypes,
): Promise<ArrivedFile> {
  const { field, name, only } = target;
  const kind = only === undefined ? mediaKind(name, accepted) : 'document';
  if (kind === undefined) {
    stream.resume();
    throw new ApiError(400, texts.unknownType);
  }
  const temporaryFile = path.join(target.temporaryFolder, newId());
  const writing = createWriteStream(temporaryFile, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => writing.once('close', resolve));
  try {
    const hash = createHash('sha256');
    stream.on('data', (chunk: Buffer) => hash.update(chunk));
    await writeAll(stream, writing);
    const bytes = (await stat(temporaryFile)).size;
    const limit = only?.maxBytes ?? MAX_FILE_BYTES[kind];
    if (stream.truncated === true || bytes > limit)
      throw new ApiError(413, texts.tooLarge(limit / 1024 / 1024));
    if (bytes === 0) throw new ApiError(400, texts.empty);
    const verdict = await checkContent(temporaryFile, only?.extension ?? fileExtension(name));
    if (typeof verdict === 'string') throw new ApiError(400, refusals[verdict]);
    const shownName = path.basename(name).slice(0, 255);
    const digest = hash.digest('base64url');
    return { field, temporaryFile, name: shownName, kind, type: verdict.type, bytes, digest };
  } catch (error) {
    // A form may break off while the file is still being opened, which would create it after its removal.
    await closed;
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

/**
 * Writes a part of a form. When the disk refuses it the rest of the part is read all the same: the parser goes on to the
 * next part only after this one's last byte, and whoever sends gets no answer before.
 */
function writeAll(stream: Readable, writing: WriteStream): Promise<void> {
  return new Promise((resolve, reject) => {
    writing.once('finish', resolve);
    writing.once('error', (error) => {
      stream.unpipe(writing);
      stream.resume();
      reject(error);
    });
    stream.once('error', (error) => {
      writing.destroy();
      reject(error);
    });
    stream.pipe(writing);
  });
}
