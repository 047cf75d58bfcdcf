import { LEGAL_PATHS } from '@portal/contract/paths';
import type { Backend } from '../../../platform/backend.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { publicAddress } from '../../../platform/environment.ts';
import { newId } from '../../../platform/newId.ts';
import { approvalPdf } from './approvalPdf.ts';
import type { Approval } from './loadApproval.ts';

type Tools = Pick<Backend, 'database' | 'media' | 'clock' | 'environment'>;

/**
 * The kept file of an approval's document, made when there is none yet.
 * @param options.masksNif the one that goes out by mail (BUD-37)
 * @returns its id in the store; undefined when who decided was erased meanwhile
 */
export async function documentOf(
  tools: Tools,
  companyId: string,
  approval: Approval,
  { masksNif }: { masksNif: boolean },
): Promise<string | undefined> {
  const kept = await keptDocument(tools.database, approval.record.id, masksNif);
  return kept ?? keepDocument(tools, companyId, approval, masksNif);
}

async function keptDocument(database: Database, recordId: string, masksNif: boolean) {
  const kept = await database
    .selectFrom('evidenceDocuments')
    .select('mediaId')
    .where('recordId', '=', recordId)
    .where('masksNif', '=', masksNif)
    .executeTakeFirst();
  return kept?.mediaId;
}

/** Makes and keeps the document; of two who do so at once the first counts, and the other's file is removed. */
async function keepDocument(
  { database, media, clock, environment }: Tools,
  companyId: string,
  approval: Approval,
  masksNif: boolean,
): Promise<string | undefined> {
  const recordId = approval.record.id;
  const { domain } = approval.company;
  const withdrawalAddress = publicAddress(environment, domain) + LEGAL_PATHS.withdrawal;
  const bytes = await approvalPdf(approval, { masksNif, withdrawalAddress });
  const id = newId();
  await media.keep(id, 'original', { bytes });
  return inTransaction(database, async (transaction) => {
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
        .values({ recordId, companyId, masksNif, mediaId: id })
        .onConflict((conflict) => conflict.doNothing())
        .returning('mediaId')
        .executeTakeFirst());
    // Its bytes are queued for deletion with its row.
    if (made === undefined)
      await transaction.deleteFrom('mediaFiles').where('id', '=', id).execute();
    return made?.mediaId ?? keptDocument(transaction, recordId, masksNif);
  });
}
