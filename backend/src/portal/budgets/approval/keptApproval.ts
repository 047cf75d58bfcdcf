import { buffer } from 'node:stream/consumers';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import { texts as budgetTexts } from '../texts.ts';
import { approvalPdf } from './approvalPdf.ts';
import { loadApproval, type Approval } from './loadApproval.ts';
import { texts } from './texts.ts';

/** The document of an approval, as it was first made. */
export interface ApprovalFile {
  name: string;
  bytes: Buffer;
}

type Tools = Pick<Backend, 'database' | 'media' | 'clock'>;

/**
 * The document of an approval, byte for byte what was first given out (BUD-36).
 * @param subject the work it must belong to, for its customer
 * @throws ApiError 404 where `loadApproval` finds none
 */
export async function keptApproval(
  tools: Tools,
  company: Company,
  recordId: string,
  subject?: string,
): Promise<ApprovalFile> {
  const { database, media } = tools;
  const approval = await loadApproval(database, company, recordId, subject);
  if (approval === undefined) throw new ApiError(404, budgetTexts.noSuchDocument);
  const mediaId =
    (await mediaOf(tools, recordId)) ?? (await keepApproval(tools, company.id, approval));
  const bytes = await buffer(await media.open(mediaId, 'original'));
  return { name: texts.fileName(approval.record.subject, approval.budget.version), bytes };
}

/** The record that a name like `{recordId}.pdf` names. @throws ApiError 404 for any other name */
export function recordOf(document: string): string {
  const record = /^([0-9a-z]{26})\.pdf$/.exec(document)?.[1];
  if (record === undefined) throw new ApiError(404, budgetTexts.noSuchDocument);
  return record;
}

async function mediaOf({ database }: Pick<Backend, 'database'>, recordId: string) {
  const kept = await database
    .selectFrom('evidenceDocuments')
    .select('mediaId')
    .where('recordId', '=', recordId)
    .where('masksNif', '=', false)
    .executeTakeFirst();
  return kept?.mediaId;
}

/** Makes and keeps the document; of two who do so at once the first counts, and the other's file is removed. */
async function keepApproval(tools: Tools, companyId: string, approval: Approval): Promise<string> {
  const { database, media, clock } = tools;
  const recordId = approval.record.id;
  const bytes = await approvalPdf(approval, { masksNif: false });
  const id = newId();
  await media.keep(id, 'original', { bytes });
  const kept = await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('mediaFiles')
      .values({
        ...{ id, companyId, type: 'application/pdf', bytes: bytes.length },
        ...{ width: null, height: null, hasThumbnail: false, createdAt: clock.now() },
      })
      .execute();
    // Waits for an erasure that is under way, and finds it done.
    const person = await transaction
      .selectFrom('evidencePeople')
      .select('recordId')
      .where('recordId', '=', recordId)
      .forKeyShare()
      .executeTakeFirst();
    const made =
      person &&
      (await transaction
        .insertInto('evidenceDocuments')
        .values({ recordId, companyId, masksNif: false, mediaId: id })
        .onConflict((conflict) => conflict.doNothing())
        .returning('mediaId')
        .executeTakeFirst());
    // Its bytes are queued for deletion with its row.
    if (made === undefined)
      await transaction.deleteFrom('mediaFiles').where('id', '=', id).execute();
    return made?.mediaId ?? mediaOf({ database: transaction }, recordId);
  });
  if (kept === undefined) throw new ApiError(404, budgetTexts.noSuchDocument);
  return kept;
}
