import type { JobState } from '@portal/domain/budget/jobState';
import canonicalize from 'canonicalize';
import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BudgetCustomer } from '../../../platform/database/jsonColumns.ts';
import { newId } from '../../../platform/newId.ts';
import type { DecidedHow } from './decisionRecord.ts';

/** Who decided, and what they read: erased after the time that the provider set (D-05). */
export interface EvidencePerson {
  name: string;
  /** `••• ••• 678` */
  contact: string | null;
  nif: string | null;
  address: string | null;
  user_agent: string | null;
  /** The employee who recorded it. */
  by: string | null;
  /** The texts that stood on the screen. */
  texts: string[];
  reason: string | null;
  message: string | null;
  /** Whom the version was for, as it names them. */
  customer?: BudgetCustomer;
  /** When the customer said it, where an employee recorded it later. */
  said_at?: string;
}

export interface Evidence {
  companyId: string;
  kind: 'decided' | 'undone' | 'recorded' | 'contested' | 'withdrawn';
  /** `A-…` */
  subject: string;
  version: number;
  jobs: Readonly<Record<string, JobState>>;
  totalCents: number;
  at: Date;
  how: DecidedHow;
  /** Whether the work was asked for inside the time for withdrawing; null where it was not asked about (LAW-09). */
  earlyStart?: boolean | null;
  /** The version as it was shown. */
  snapshot: unknown;
  person: EvidencePerson;
  aboutId?: string;
  undoUntil?: Date;
  /** Has both sides sent the document of the approval, not before (BUD-37). */
  mailAt?: Date;
}

/** What of a record its own hash covers, as canonical JSON (RFC 8785). */
export interface HashedRecord {
  id: string;
  company_id: string;
  sequence: number;
  kind: Evidence['kind'];
  subject: string;
  version: number;
  jobs: Readonly<Record<string, string>>;
  total_cents: number;
  at: string;
  how: DecidedHow;
  snapshot_sha256: string;
  personal_sha256: string;
  previous_sha256: string | null;
  about_id: string | null;
  undo_until: string | null;
  /** Absent where it was not asked about, as in records of before. */
  early_start?: boolean;
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Canonical JSON of anything that can be written as JSON. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('This cannot be written as JSON.');
  return text;
}

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
