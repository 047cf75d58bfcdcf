import {
  MAX_FILE_BYTES,
  type FileTypes,
  type MediaKind,
} from '@portal/domain/work/acceptedFileTypes';
import { fileExtension, mediaKind } from '@portal/domain/work/mediaKind';
import busboy from 'busboy';
import type { Context } from 'hono';
import { createHash } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../../http/apiError.ts';
import { texts as generalTexts } from '../../http/texts.ts';
import { newId } from '../../newId.ts';
import { checkContent } from './checkContent.ts';
import { texts } from '../texts.ts';

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

export interface ArrivedForm {
  files: ArrivedFile[];
  fields: Record<string, string>;
}

/** A form of which every file must be of one type, whatever its name. */
export interface OnlyType {
  /** The ending of its names. */
  extension: string;
  maxBytes: number;
}

const mostFiles = 4;
const refusals = {
  wrong: texts.wrongContent,
  incomplete: texts.incomplete,
  bomb: texts.unpacksTooLarge,
};

/**
 * Writes the files of a multipart form to the temporary folder as they arrive.
 * @throws ApiError 400 or 413, with nothing left in the folder
 */
export async function arriveForm(
  context: Context,
  temporaryFolder: string,
  accepted: FileTypes,
  wantedFields: string[],
  only?: OnlyType,
): Promise<ArrivedForm> {
  const contentType = context.req.header('content-type') ?? '';
  const body = context.req.raw.body;
  if (!contentType.startsWith('multipart/form-data') || body === null)
    throw new ApiError(400, texts.noFile);
  const form: ArrivedForm = { files: [], fields: {} };
  const arriving: Promise<void>[] = [];
  try {
    const parser = createParser(contentType);
    parser.on('field', (name, value) => (form.fields[name] = value));
    parser.on('file', (field, stream, info) => {
      if (!wantedFields.includes(field)) {
        stream.resume();
        return;
      }
      const target = { field, name: info.filename ?? '', temporaryFolder, only };
      const arrival = arriveFile(stream, target, accepted).then((file) => {
        form.files.push(file);
      });
      // It is awaited below; until then a refusal must not count as unhandled.
      arrival.catch(() => undefined);
      arriving.push(arrival);
    });
    await pipeline(Readable.fromWeb(body), parser).catch(() => {
      throw new ApiError(400, generalTexts.badRequest);
    });
    await Promise.all(arriving);
    return form;
  } catch (error) {
    await Promise.allSettled(arriving);
    await Promise.all(form.files.map((file) => rm(file.temporaryFile, { force: true })));
    throw error;
  }
}

/** @throws ApiError 400 for a header without a boundary */
function createParser(contentType: string): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: {
        files: mostFiles,
        fields: 20,
        fieldSize: 10_000,
        fileSize: Math.max(...Object.values(MAX_FILE_BYTES)) + 1,
      },
    });
  } catch {
    throw new ApiError(400, generalTexts.badRequest);
  }
}

async function arriveFile(
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
