import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { addChatEntry } from '../../services/chat/chat.ts';
import { appendEvidence, type EvidencePerson } from '../evidence/appendEvidence.ts';
import { CONTEST_DAYS } from '../evidence/decisionRecord.ts';
import { lockWork, type WorkOwner } from '../lockWork.ts';
import { texts } from '../texts.ts';

/**
 * Marks a recorded approval as never given, and says so in the chat; no other state changes (BUD-31).
 * @throws ApiError 404 when there is no such record, 409 when it was contested before or its thirty days are over
 */
export async function contestDecision(
  backend: Backend,
  owner: WorkOwner & { clientId: string },
  workId: string,
  recordId: string,
  person: EvidencePerson,
): Promise<void> {
  const now = backend.clock.now();
  await inTransaction(backend.database, async (transaction) => {
    const work = await lockWork(transaction, owner, workId);
    const records = await transaction
      .selectFrom('evidenceRecords')
      .selectAll()
      .where('companyId', '=', owner.companyId)
      .where('subject', '=', `A-${work.id}`)
      .where((where) => where.or([where('id', '=', recordId), where('aboutId', '=', recordId)]))
      .execute();
    const record = records.find(({ id }) => id === recordId);
    if (record?.kind !== 'recorded') throw new ApiError(404, texts.noSuchRecord);
    if (records.some(({ kind }) => kind === 'contested'))
      throw new ApiError(409, texts.contestedBefore);
    if (lisbonToday(now) > addDays(lisbonToday(record.at), CONTEST_DAYS))
      throw new ApiError(409, texts.contestOver);
    await appendEvidence(transaction, {
      companyId: owner.companyId,
      kind: 'contested',
      subject: record.subject,
      version: record.version,
      jobs: {},
      totalCents: record.totalCents,
      at: now,
      how: 'session',
      snapshot: JSON.parse(record.snapshot),
      person,
      aboutId: record.id,
    });
    if (person.message !== null)
      await addChatEntry(transaction, {
        companyId: owner.companyId,
        subject: record.subject,
        author: 'CLIENT',
        message: person.message,
        at: now,
      });
  });
}
