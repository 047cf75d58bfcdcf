import { ACCEPTED_FILE_TYPES } from '@portal/domain/work/acceptedFileTypes';
import type { Context } from 'hono';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { runOnceWhole } from '../../../platform/http/once/runOnceWhole.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { holdAccount } from '../../../accounts/identity/holdAccount.ts';
import { limitChanges } from '../../../accounts/limits/limitChanges.ts';
import { newId } from '../../../platform/newId.ts';
import { forgetMedia } from '../../../platform/media/forgetMedia.ts';
import {
  dropFiles,
  formFingerprint,
  receiveFiles,
  type ReceivedForm,
} from '../../../platform/media/receiving/receiveFiles.ts';
import { storeMedia } from '../../../platform/media/storeMedia.ts';
import { texts as mediaTexts } from '../../../platform/media/texts.ts';
import { texts } from '../texts.ts';
import { holdOpenMedia } from './holdOpenMedia.ts';

/** Where a file hangs: on a subject (`A-…` or `S-…`), put there by its customer or by the provider. */
export type FileTarget = { companyId: string; subject: string } & (
  | { owner: 'CLIENT'; clientId: string }
  | { owner: 'COMPANY' }
);

/** Of the keys of a customer's files. */
export const filesScope = (clientId: string) => `files/${clientId}`;

/**
 * Takes a customer's upload (`media`, with an optional `thumbnail` for videos) and hangs it on a subject, once per
 * `Idempotency-Key` (OFF-03).
 * @throws ApiError 400 and 413 as receiveFiles, 429 for too many, as runOnceWhole, as holdOpenMedia
 */
export async function receiveSubjectFile(
  context: Context,
  backend: Backend,
  customer: Customer,
  target: Extract<FileTarget, { owner: 'CLIENT' }>,
): Promise<void> {
  await limitChanges(backend, target.clientId, 'files');
  const form = await receiveSubjectForm(context, backend);
  try {
    await runOnceWhole(
      backend.database,
      filesScope(target.clientId),
      context.req.header('idempotency-key'),
      { subject: target.subject, form: formFingerprint(form) },
      backend.clock.now(),
      async (transaction) => {
        await holdAccount(transaction, target);
        await holdOpenMedia(backend, transaction, customer, target.subject);
        await hangFile(backend, transaction, target, form);
        return { status: 201, body: {} };
      },
    );
  } finally {
    await dropFiles(backend.media, form);
  }
}

/** Reads the form of a file. What came must be kept, or dropped with `dropFiles`. */
export function receiveSubjectForm(context: Context, backend: Backend): Promise<ReceivedForm> {
  return receiveFiles(context, backend.media, ACCEPTED_FILE_TYPES, ['media', 'thumbnail']);
}

/** Hangs a file of the provider on a subject. @returns the file's id */
export async function keepSubjectFile(
  backend: Backend,
  target: Extract<FileTarget, { owner: 'COMPANY' }>,
  form: ReceivedForm,
): Promise<string> {
  return inTransaction(backend.database, (transaction) =>
    hangFile(backend, transaction, target, form),
  );
}

async function hangFile(
  backend: Backend,
  transaction: Transaction,
  target: FileTarget,
  form: ReceivedForm,
): Promise<string> {
  const file = form.files.find(({ field }) => field === 'media');
  if (file === undefined) throw new ApiError(400, mediaTexts.noFile);
  const id = newId();
  const description = form.fields['description']?.trim().slice(0, 255) ?? '';
  const stored = await storeMedia(backend, transaction, target.companyId, file);
  await transaction
    .insertInto('subjectFiles')
    .values({
      id,
      companyId: target.companyId,
      subject: target.subject,
      owner: target.owner,
      mediaId: stored.id,
      fileName: file.name,
      description: description === '' ? null : description,
      createdAt: backend.clock.now(),
    })
    .execute();
  return id;
}

/**
 * Takes a customer's own file off the subjects that show it; its address leads nowhere from then on (MED-07, MED-08, C-48).
 * @throws ApiError 404
 */
export async function removeSubjectFile(
  backend: Backend,
  companyId: string,
  subjects: readonly string[],
  fileId: string,
): Promise<void> {
  await inTransaction(backend.database, async (transaction) => {
    // Who looks at the subject hears of changed files, not of deleted ones.
    const removed = await transaction
      .updateTable('subjectFiles')
      .set((eb) => ({ owner: eb.ref('owner') }))
      .where('id', '=', fileId)
      .where('companyId', '=', companyId)
      .where('subject', 'in', subjects)
      .where('owner', '=', 'CLIENT')
      .returning('mediaId')
      .executeTakeFirst();
    if (removed === undefined) throw new ApiError(404, texts.fileNotFound);
    await transaction.deleteFrom('subjectFiles').where('id', '=', fileId).execute();
    await forgetMedia(transaction, [removed.mediaId]);
  });
}
