import { centsToEuros } from '@portal/domain/money/cents';
import * as v from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import {
  cutPage,
  providerPages,
  type ListPage,
  type PageRules,
} from '../../../platform/http/listPage.ts';
import { loadEvidence, type EvidenceRow } from '../../../portal/budgets/evidence/evidenceRow.ts';

const positionSchema = v.object({ sequence: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** The list of records goes on by their number in the chain. */
export const approvalPages: PageRules<v.InferOutput<typeof positionSchema>> = {
  ...providerPages,
  position: positionSchema,
};

/** What of the personal part the provider is shown; the rest is there to prove. */
const personSchema = v.object({
  name: v.string(),
  contact: v.nullable(v.string()),
  by: v.nullable(v.string()),
  said_at: v.optional(v.nullable(v.string()), null),
  reason: v.nullable(v.string()),
  message: v.nullable(v.string()),
});

/** A provider's records of evidence, newest first (BUD-35). */
export async function listApprovals(
  database: Database,
  companyId: string,
  page: ListPage<v.InferOutput<typeof positionSchema>>,
) {
  const before = page.after?.sequence;
  const found = await loadEvidence(database, companyId, { before, limit: page.size + 1 });
  const { rows, next } = cutPage(found, page, ({ sequence }) => ({ sequence }));
  return { approvals: rows.map(recordOnWire), next };
}

function recordOnWire(row: EvidenceRow) {
  return {
    id: row.id,
    sequence: row.sequence,
    kind: row.kind,
    subject: row.subject,
    version: row.version,
    jobs: row.jobs,
    total: centsToEuros(row.totalCents),
    at: row.at.toISOString(),
    how: row.how,
    about: row.aboutId,
    undo_until: row.undoUntil?.toISOString() ?? null,
    person: row.content === null ? null : v.parse(personSchema, JSON.parse(row.content)),
    snapshot_sha256: row.snapshotSha256,
    personal_sha256: row.personalSha256,
    previous_sha256: row.previousSha256,
    sha256: row.sha256,
  };
}
