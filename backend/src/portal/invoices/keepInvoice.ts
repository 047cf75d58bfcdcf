import type { invoiceAttachedSchema } from '@portal/api/provider/schemas';
import type { Insertable } from 'kysely';
import type * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockKeys } from '../../platform/database/lockKeys.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { ReceivedFile } from '../../platform/media/receiving/receiveFiles.ts';
import { storeMedia } from '../../platform/media/storeMedia.ts';
import { newId } from '../../platform/newId.ts';
import type { Subject } from '../services/findSubject.ts';
import { answerByInvoice } from './answerByInvoice.ts';
import { findByNumber } from './findByNumber.ts';
import { tellOfInvoice } from './tellOfInvoice.ts';

type Attached = v.InferOutput<typeof invoiceAttachedSchema>;

/** A document of the provider's program about a work or appointment, with its file, which has no row yet. */
export interface NewInvoice extends Pick<
  Insertable<Schema['invoices']>,
  'kind' | 'number' | 'issuedOn' | 'totalCents' | 'atcud' | 'externalId' | 'requestId'
> {
  file: ReceivedFile;
}

/**
 * Keeps a document as it came, answers the request that it names, and tells the customer (INV-02, INV-04, INV-06). The
 * same bytes under the same kind and number give the first answer, and tell nobody again but who has asked for it since.
 * @throws ApiError 404 for a request of something else, 409 for a number that stands on another document
 */
export async function keepInvoice(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  subject: Subject,
  { file, ...document }: NewInvoice,
): Promise<Attached> {
  const sha256 = Buffer.from(file.digest, 'base64url').toString('hex');
  const { kind, number } = document;
  await lockKeys(transaction, [`invoice:${company.id}:${kind}:${number}`]);
  const known = await findByNumber(transaction, company.id, kind, number);
  if (known?.sha256 === sha256 && known.subject === subject.id) {
    const since =
      known.voidedAt === null
        ? await answerByInvoice(transaction, backend, company, subject, document.requestId)
        : undefined;
    if (since?.isFirst === true)
      await tellOfInvoice(transaction, backend, company, subject, {
        number,
        emails: since.emails,
        file: { mediaId: known.mediaId, type: file.type },
      });
    return { id: known.id, sha256 };
  }
  if (known !== undefined)
    throw new ApiError(
      409,
      `${kind} ${number} is attached already: a document is voided, never replaced.`,
    );
  const request = await answerByInvoice(transaction, backend, company, subject, document.requestId);
  const id = newId();
  const media = await storeMedia(backend, transaction, company.id, file);
  await transaction
    .insertInto('invoices')
    .values({
      ...document,
      id,
      companyId: company.id,
      clientId: subject.row.clientId,
      subject: subject.id,
      mediaId: media.id,
      sha256,
      bytes: file.bytes,
      createdAt: backend.clock.now(),
    })
    .execute();
  await tellOfInvoice(transaction, backend, company, subject, {
    number,
    emails: request?.emails,
    file: { mediaId: media.id, type: file.type },
  });
  return { id, sha256 };
}
