import { lisbonToday } from '@portal/domain/time/isoDate';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { addChatEntry } from '../../services/chat/chat.ts';
import { appendEvidence } from '../evidence/appendEvidence.ts';
import type { EvidencePerson } from '../evidence/evidence.ts';
import { lastDayToContest, loadDecisions } from '../evidence/decisionRecord.ts';
import { lockWork, type WorkOwner } from '../lockWork.ts';
import { texts } from '../texts.ts';

/**
 * Marks a recorded approval as never given, and puts the message into the chat; no other state changes (BUD-31).
 * @throws ApiError 404 when there is no such recorded approval, 409 when it was contested before or its thirty days are over
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
    const decisions = await loadDecisions(transaction, owner.companyId, work.id);
    const decision = decisions.find(({ id }) => id === recordId);
    const until = decision === undefined ? null : lastDayToContest(decision);
    if (decision === undefined || until === null) throw new ApiError(404, texts.noSuchRecord);
    if (decision.contested) throw new ApiError(409, texts.contestedBefore);
    if (lisbonToday(now) > until) throw new ApiError(409, texts.contestOver);
    const record = await transaction
      .selectFrom('evidenceRecords')
      .select(['id', 'subject', 'version', 'totalCents', 'snapshot'])
      .where('id', '=', decision.id)
      .where('companyId', '=', owner.companyId)
      .executeTakeFirstOrThrow();
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
