import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { HashedRecord } from './hashedRecord.ts';
import { leastKept } from './evidenceKeptUntil.ts';

/** A record as it is stored, with the personal part beside it. */
export interface EvidenceRow {
  id: string;
  companyId: string;
  sequence: number;
  kind: HashedRecord['kind'];
  subject: string;
  version: number;
  jobs: Readonly<Record<string, string>>;
  totalCents: number;
  at: Date;
  how: HashedRecord['how'];
  snapshot: string;
  snapshotSha256: string;
  personalSha256: string;
  previousSha256: string | null;
  sha256: string;
  aboutId: string | null;
  undoUntil: Date | null;
  earlyStart: boolean | null;
  /** Until when no setting has the personal part erased (C-312). */
  keptUntil: Date;
  /** Null once the personal part is erased. */
  salt: string | null;
  content: string | null;
}

/** Records of one provider in the order of their chain: those after, or before, a number. */
export async function loadEvidence(
  database: Database,
  companyId: string,
  { after, before, limit }: { after?: number; before?: number; limit: number },
): Promise<EvidenceRow[]> {
  const edge =
    after === undefined
      ? sql`sequence < ${before ?? Number.MAX_SAFE_INTEGER} order by sequence desc`
      : sql`sequence > ${after} order by sequence`;
  const { rows } = await sql<EvidenceRow>`
    select record.id, record.company_id, record.sequence::integer as sequence, record.kind, record.subject,
      record.version, record.jobs, record.total_cents, record.at, record.how, record.snapshot, record.snapshot_sha256,
      record.personal_sha256, record.previous_sha256, record.sha256, record.about_id, record.undo_until,
      record.early_start, record.at + ${leastKept} as kept_until, person.salt, person.content
    from evidence_records record
    left join evidence_people person on person.record_id = record.id and person.company_id = record.company_id
    where record.company_id = ${companyId} and ${edge} limit ${limit}`.execute(database);
  return rows;
}

/** What the record's own hash covers. */
export function hashedRecord(row: EvidenceRow): HashedRecord {
  return {
    id: row.id,
    company_id: row.companyId,
    sequence: row.sequence,
    kind: row.kind,
    subject: row.subject,
    version: row.version,
    jobs: row.jobs,
    total_cents: row.totalCents,
    at: row.at.toISOString(),
    how: row.how,
    snapshot_sha256: row.snapshotSha256,
    personal_sha256: row.personalSha256,
    previous_sha256: row.previousSha256,
    about_id: row.aboutId,
    undo_until: row.undoUntil?.toISOString() ?? null,
    ...(row.earlyStart !== null && { early_start: row.earlyStart }),
  };
}
