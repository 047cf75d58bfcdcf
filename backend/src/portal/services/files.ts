import { ACCEPTED_FILE_TYPES } from '@portal/domain/work/mediaKind';
import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { execute, selectRow } from '../../platform/database/sql.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { holdAccount } from '../../accounts/identity/holdAccount.ts';
import { limitChanges } from '../../accounts/limits/limitChanges.ts';
import { newId } from '../../platform/ids.ts';
import { forgetMedia } from '../../platform/media/forgetMedia.ts';
import {
  dropFiles,
  receiveFiles,
  type ReceivedForm,
} from '../../platform/media/receiving/receiveFiles.ts';
import { storeMedia } from '../../platform/media/storeMedia.ts';
import { texts as mediaTexts } from '../../platform/media/texts.ts';
import { texts } from './texts.ts';

/** Where a file hangs: on a subject (`A-…` or `S-…`), put there by its customer or by the provider. */
export type FileTarget = { companyId: string; subject: string } & (
  | { owner: 'CLIENT'; clientId: string }
  | { owner: 'COMPANY' }
);

/**
 * Takes a customer's upload (`media`, with an optional `thumbnail` for videos) and hangs it on a subject.
 * @returns the file's id
 * @throws ApiError 400 and 413 as receiveFiles, 429 for too many
 */
export async function receiveSubjectFile(
  context: Context,
  backend: Backend,
  target: Extract<FileTarget, { owner: 'CLIENT' }>,
): Promise<string> {
  await limitChanges(backend, target.clientId, 'files');
  const form = await receiveSubjectForm(context, backend);
  try {
    return await keepSubjectFile(backend, target, form);
  } finally {
    await dropFiles(backend.media, form);
  }
}

/** Reads the form of a file. What came must be kept, or dropped with `dropFiles`. */
export function receiveSubjectForm(context: Context, backend: Backend): Promise<ReceivedForm> {
  return receiveFiles(context, backend.media, ACCEPTED_FILE_TYPES, ['media', 'thumbnail']);
}

/** Hangs a received file on a subject. @returns the file's id */
export async function keepSubjectFile(
  backend: Backend,
  target: FileTarget,
  form: ReceivedForm,
): Promise<string> {
  const file = form.files.find(({ field }) => field === 'media');
  if (file === undefined) throw new ApiError(400, mediaTexts.noFile);
  const id = newId();
  const description = form.fields['description']?.trim().slice(0, 255) ?? '';
  await inTransaction(backend.database, async (transaction) => {
    if (target.owner === 'CLIENT') await holdAccount(transaction, target);
    const stored = await storeMedia(backend, transaction, target.companyId, file);
    await execute(
      transaction,
      `insert into subject_files (id, company_id, subject, owner, media_id, file_name, description, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        id,
        target.companyId,
        target.subject,
        target.owner,
        stored.id,
        file.name,
        description === '' ? null : description,
        backend.clock.now(),
      ],
    );
  });
  return id;
}

/** Takes a file off a subject, whose address leads nowhere from then on: own files only (MED-07, C-48). @throws ApiError 404 */
export async function removeSubjectFile(
  backend: Backend,
  target: FileTarget,
  fileId: string,
): Promise<void> {
  await inTransaction(backend.database, async (transaction) => {
    // Who looks at the subject hears of changed files, not of deleted ones.
    const removed = await selectRow<{ media_id: string }>(
      transaction,
      `update subject_files set removed_at = $5
       where id = $1 and company_id = $2 and subject = $3 and owner = $4 and removed_at is null
       returning media_id`,
      [fileId, target.companyId, target.subject, target.owner, backend.clock.now()],
    );
    if (removed === undefined) throw new ApiError(404, texts.fileNotFound);
    await execute(transaction, 'delete from subject_files where id = $1', [fileId]);
    await forgetMedia(transaction, [removed.media_id]);
  });
}
