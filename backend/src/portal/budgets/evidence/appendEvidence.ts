import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/newId.ts';
import type { Evidence } from './evidence.ts';
import { canonicalJson, sha256, type HashedRecord } from './hashedRecord.ts';

/** Appends to the provider's chain of evidence, one after the other however many decide at once (BUD-34, BUD-35). */
export async function appendEvidence(
  transaction: Transaction,
  evidence: Evidence,
): Promise<{ id: string; sha256: string }> {
  const { companyId, mailAt } = evidence;
  const snapshot = canonicalJson(evidence.snapshot);
  const content = canonicalJson(evidence.person);
  const salt = randomBytes(16).toString('hex');
  const snapshotSha256 = sha256(snapshot);
  const personalSha256 = sha256(salt + content);
  // Whoever appends next waits here until this transaction is over: append as the last thing in it, and do nothing more
  // than must be done.
  const head = await transaction
    .insertInto('evidenceHeads')
    .values({ companyId, sequence: 0, sha256: '' })
    .onConflict((conflict) =>
      conflict
        .column('companyId')
        .doUpdateSet((row) => ({ sha256: row.ref('evidenceHeads.sha256') })),
    )
    .returning(['sequence', 'sha256'])
    .executeTakeFirstOrThrow();
  const record: HashedRecord = {
    id: newId(),
    company_id: companyId,
    sequence: Number(head.sequence) + 1,
    kind: evidence.kind,
    subject: evidence.subject,
    version: evidence.version,
    jobs: evidence.jobs,
    total_cents: evidence.totalCents,
    at: evidence.at.toISOString(),
    how: evidence.how,
    snapshot_sha256: snapshotSha256,
    personal_sha256: personalSha256,
    previous_sha256: head.sha256 === '' ? null : head.sha256,
    about_id: evidence.aboutId ?? null,
    undo_until: evidence.undoUntil?.toISOString() ?? null,
    ...(evidence.earlyStart != null && { early_start: evidence.earlyStart }),
  };
  const hash = sha256(canonicalJson(record));
  const chained = transaction
    .with('record', (query) =>
      query.insertInto('evidenceRecords').values({
        id: record.id,
        companyId,
        sequence: record.sequence,
        kind: record.kind,
        subject: record.subject,
        version: record.version,
        jobs: JSON.stringify(record.jobs),
        totalCents: record.total_cents,
        at: evidence.at,
        how: record.how,
        snapshot,
        snapshotSha256: record.snapshot_sha256,
        personalSha256: record.personal_sha256,
        previousSha256: record.previous_sha256,
        aboutId: record.about_id,
        sha256: hash,
        undoUntil: evidence.undoUntil ?? null,
        earlyStart: evidence.earlyStart ?? null,
      }),
    )
    .with('person', (query) =>
      query.insertInto('evidencePeople').values({ recordId: record.id, companyId, salt, content }),
    );
  const withMail =
    mailAt === undefined
      ? chained
      : chained.with('mail', (query) =>
          query.insertInto('approvalMails').values({ id: record.id, companyId, nextTryAt: mailAt }),
        );
  await withMail
    .updateTable('evidenceHeads')
    .set({ sequence: record.sequence, sha256: hash })
    .where('companyId', '=', companyId)
    .execute();
  return { id: record.id, sha256: hash };
}
