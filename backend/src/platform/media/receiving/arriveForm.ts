import { MAX_FILE_BYTES, type FileTypes } from '@portal/domain/work/acceptedFileTypes';
import busboy from 'busboy';
import type { Context } from 'hono';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../../http/apiError.ts';
import { texts as generalTexts } from '../../http/texts.ts';
import { texts } from '../texts.ts';
import { arriveFile, type ArrivedFile, type OnlyType } from './arriveFile.ts';

export interface ArrivedForm {
  files: ArrivedFile[];
  fields: Record<string, string>;
}

const mostFiles = 4;

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
