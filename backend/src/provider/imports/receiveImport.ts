import type { Context } from 'hono';
import { readFile, rm } from 'node:fs/promises';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readFields } from '../../platform/http/readJson.ts';
import { arriveForm } from '../../platform/media/receiving/arriveForm.ts';
import { decodeText } from './csv/decodeText.ts';
import { readCsv, type CsvFile } from './csv/readCsv.ts';
import { unreadableCsv } from './csv/unreadableCsv.ts';
import { importKindSchema, type ImportKind } from '@portal/api/provider/providerImport';

/** A file that was sent, and what it holds. */
export interface ImportForm extends CsvFile {
  kind: ImportKind;
  /** As it was sent, without folders; null where it has none. */
  fileName: string | null;
  /** SHA-256 of the bytes as they were sent. */
  digest: string;
}

const MAX_BYTES = 10 << 20;
const MOST_LINES = 10_000;
const MOST_COLUMNS = 200;
const accepted = { image: [], video: [], document: ['txt'] };
const fieldsSchema = v.object({ kind: importKindSchema });

/**
 * Reads the form of an import: a text of at most 10 MB with a header and 1 to 10,000 lines (SET-23). Nothing of it is left in
 * the folder for files that arrive.
 * @throws ApiError 400 for another file or kind, 413 above the limit, 422 `CSV` for one that cannot be read
 */
export async function receiveImport(
  context: Context,
  { media }: Pick<Backend, 'media'>,
): Promise<ImportForm> {
  const only = { extension: 'txt', maxBytes: MAX_BYTES };
  const { files, fields } = await arriveForm(
    context,
    media.temporaryFolder,
    accepted,
    ['file'],
    only,
  );
  try {
    const [file] = files;
    if (file === undefined) throw new ApiError(400, 'The form has no field file.');
    const { kind } = await readFields(fields, fieldsSchema);
    const text = decodeText(await readFile(file.temporaryFile));
    if (text.includes('\0')) throw unreadableCsv('text', 'The file is no text.');
    const read = readCsv(text);
    if (read.columns.length > MOST_COLUMNS)
      throw unreadableCsv('columns', `The file has more than ${MOST_COLUMNS} columns.`);
    if (read.rows.length === 0)
      throw unreadableCsv('empty', 'The file has no line below its header.');
    if (read.rows.length > MOST_LINES)
      throw unreadableCsv('lines', `The file has more than ${MOST_LINES} lines.`);
    return { ...read, kind, fileName: shownName(file.name), digest: file.digest };
  } finally {
    await Promise.all(files.map(({ temporaryFile }) => rm(temporaryFile, { force: true })));
  }
}

/** A name without what nobody sees; null where nothing is left. */
function shownName(name: string): string | null {
  const shown = name.replaceAll(/\p{C}/gu, '').trim();
  return shown === '' ? null : shown;
}
