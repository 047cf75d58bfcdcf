import {
  fileExtension,
  MAX_FILE_BYTES,
  mediaKind,
  type FileTypes,
  type MediaKind,
} from '@portal/domain/mediaRules';
import busboy from 'busboy';
import type { Context } from 'hono';
import { createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../http/apiError.ts';
import { texts as generalTexts } from '../http/texts.ts';
import { newId } from '../ids.ts';
import type { MediaStorage } from './mediaStorage.ts';
import { sniffType } from './sniffType.ts';
import { texts } from './texts.ts';

/** A file that arrived and was checked, still in the temporary folder. */
export interface ReceivedFile {
  field: string;
  temporaryFile: string;
  /** Name on the sender's device, for showing only. */
  name: string;
  kind: MediaKind;
  /** MIME type of the content. */
  type: string;
  bytes: number;
}

export interface ReceivedForm {
  files: ReceivedFile[];
  fields: Record<string, string>;
}

const headBytes = 4096;
const mostFiles = 4;

/**
 * Reads a multipart form as a stream, files to disk. The temporary files are the caller's: store them with
 * `storeMedia` or drop them with `dropFiles`.
 * @throws ApiError 400 without a file, of a type that is not accepted or with another content than the name says;
 *   413 above the limits (MED-09, C-94)
 */
export async function receiveFiles(
  context: Context,
  media: MediaStorage,
  accepted: FileTypes,
  wantedFields: string[],
): Promise<ReceivedForm> {
  const contentType = context.req.header('content-type') ?? '';
  const body = context.req.raw.body;
  if (!contentType.startsWith('multipart/form-data') || body === null)
    throw new ApiError(400, texts.noFile);
  const form: ReceivedForm = { files: [], fields: {} };
  const arriving: Promise<void>[] = [];
  const parser = busboy({
    headers: { 'content-type': contentType },
    defParamCharset: 'utf8',
    limits: {
      files: mostFiles,
      fields: 20,
      fieldSize: 10_000,
      fileSize: Math.max(...Object.values(MAX_FILE_BYTES)) + 1,
    },
  });
  parser.on('field', (name, value) => (form.fields[name] = value));
  parser.on('file', (field, stream, info) => {
    if (!wantedFields.includes(field)) {
      stream.resume();
      return;
    }
    arriving.push(keepTemporarily(media, form, accepted, field, info.filename ?? '', stream));
  });
  try {
    const settled = pipeline(Readable.fromWeb(body), parser).catch((error: unknown) => {
      if (error instanceof ApiError) throw error;
      throw new ApiError(400, generalTexts.badRequest);
    });
    await settled;
    await Promise.all(arriving);
    if (form.files.length === 0) throw new ApiError(400, texts.noFile);
    return form;
  } catch (error) {
    await Promise.allSettled(arriving);
    await dropFiles(form);
    throw error;
  }
}

/** Removes what was received and not stored. */
export async function dropFiles({ files }: ReceivedForm): Promise<void> {
  await Promise.all(files.map((file) => rm(file.temporaryFile, { force: true })));
}

async function keepTemporarily(
  media: MediaStorage,
  form: ReceivedForm,
  accepted: FileTypes,
  field: string,
  name: string,
  stream: Readable & { truncated?: boolean },
): Promise<void> {
  const kind = mediaKind(name, accepted);
  if (kind === undefined) {
    stream.resume();
    throw new ApiError(400, texts.unknownType);
  }
  const temporaryFile = path.join(media.temporaryFolder, newId());
  try {
    await pipeline(stream, createWriteStream(temporaryFile, { flags: 'wx', mode: 0o600 }));
    const bytes = (await stat(temporaryFile)).size;
    const limit = MAX_FILE_BYTES[kind];
    if (stream.truncated === true || bytes > limit)
      throw new ApiError(413, texts.tooLarge(limit / 1024 / 1024));
    const type =
      bytes === 0 ? undefined : sniffType(fileExtension(name), await readHead(temporaryFile));
    if (type === undefined) throw new ApiError(400, texts.wrongContent);
    form.files.push({
      field,
      temporaryFile,
      name: path.basename(name).slice(0, 255),
      kind,
      type,
      bytes,
    });
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
