import { findCompanyById } from '../../../accounts/companies/queries.ts';
import type { Backend } from '../../../platform/backend.ts';
import { documentOf } from './documentOf.ts';
import { loadApproval } from './loadApproval.ts';

/**
 * The documents of all approvals of a customer that have one, as `loadApproval` finds them (C-306), made where nobody asked
 * for them yet: the file of what the portal has of somebody holds them all (ACC-14).
 * @returns their ids in the store
 */
export async function documentsOfApprovals(
  backend: Pick<Backend, 'database' | 'media' | 'clock' | 'environment'>,
  { companyId, clientId }: { companyId: string; clientId: string },
): Promise<string[]> {
  const { database } = backend;
  const company = await findCompanyById(database, companyId);
  if (company === undefined) return [];
  const records = await database
    .selectFrom('evidenceRecords as record')
    .innerJoin('works as work', (join) =>
      join
        .onRef('work.companyId', '=', 'record.companyId')
        .on(({ eb, ref, val }) =>
          eb(ref('record.subject'), '=', eb(val('A-'), '||', ref('work.id'))),
        ),
    )
    .select('record.id')
    .where('work.companyId', '=', companyId)
    .where('work.clientId', '=', clientId)
    .orderBy('record.sequence')
    .execute();
  const found: string[] = [];
  for (const { id } of records) {
    const approval = await loadApproval(database, company, id);
    if (approval === undefined) continue;
    const mediaId = await documentOf(backend, companyId, approval, { masksNif: false });
    if (mediaId !== undefined) found.push(mediaId);
  }
  return found;
}
