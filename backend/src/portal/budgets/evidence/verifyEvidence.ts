import type { Database } from '../../../platform/database/database.ts';
import { canonicalJson, sha256 } from './hashedRecord.ts';
import { hashedRecord, loadEvidence, type EvidenceRow } from './evidenceRow.ts';

/** What of a record does not match. */
type EvidenceFault =
  | 'sequence'
  | 'previous_sha256'
  | 'sha256'
  | 'snapshot'
  | 'person'
  | 'last_record';

/** Whether a provider's chain is whole, or the first record that does not match, and what of it (BUD-35). */
export type EvidenceReport =
  | { valid: true; records: number }
  | {
      valid: false;
      records: number;
      record: { id: string; sequence: number };
      fault: EvidenceFault;
    };

const pageSize = 200;

/** Recomputes every hash of a provider's chain of evidence, from its first record to its last. */
export async function verifyEvidence(
  database: Database,
  companyId: string,
  now: Date,
): Promise<EvidenceReport> {
  let last: EvidenceRow | undefined;
  for (;;) {
    const after = last?.sequence ?? 0;
    const rows = await loadEvidence(database, companyId, { after, limit: pageSize });
    for (const row of rows) {
      const fault = faultOf(row, last, now);
      if (fault !== undefined) return faulty(row, fault);
      last = row;
    }
    if (rows.length < pageSize) break;
  }
  const head = await database
    .selectFrom('evidenceHeads')
    .select(['sequence', 'sha256'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  // A chain cut off behind its beginning matches in itself: only the head knows how far it went.
  const isCut =
    Number(head?.sequence ?? 0) !== (last?.sequence ?? 0) ||
    (head?.sha256 ?? '') !== (last?.sha256 ?? '');
  if (!isCut) return { valid: true, records: last?.sequence ?? 0 };
  return faulty(last ?? { id: '', sequence: 0 }, 'last_record');
}

function faulty(
  { id, sequence }: Pick<EvidenceRow, 'id' | 'sequence'>,
  fault: EvidenceFault,
): EvidenceReport {
  return { valid: false, records: Math.max(sequence - 1, 0), record: { id, sequence }, fault };
}

function faultOf(
  row: EvidenceRow,
  before: EvidenceRow | undefined,
  now: Date,
): EvidenceFault | undefined {
  if (row.sequence !== (before?.sequence ?? 0) + 1) return 'sequence';
  if (row.previousSha256 !== (before?.sha256 ?? null)) return 'previous_sha256';
  if (sha256(row.snapshot) !== row.snapshotSha256) return 'snapshot';
  if (row.content === null || row.salt === null) {
    if (row.keptUntil > now) return 'person';
  } else if (sha256(row.salt + row.content) !== row.personalSha256) return 'person';
  return sha256(canonicalJson(hashedRecord(row))) === row.sha256 ? undefined : 'sha256';
}
