import { buffer } from 'node:stream/consumers';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { texts as budgetTexts } from '../texts.ts';
import { documentOf } from './documentOf.ts';
import { loadApproval } from './loadApproval.ts';
import { texts } from './texts.ts';

/** The document of an approval, as it was first made. */
export interface ApprovalFile {
  name: string;
  bytes: Buffer;
}

/**
 * Where the document of an approval is kept, which is made when it is first asked for.
 * @param subject the work it must belong to, for its customer
 * @throws ApiError 404 where `loadApproval` finds none
 */
export async function fileOfApproval(
  tools: Pick<Backend, 'database' | 'media' | 'clock' | 'environment'>,
  company: Company,
  recordId: string,
  subject?: string,
): Promise<{ name: string; mediaId: string }> {
  const { database } = tools;
  const approval = await loadApproval(database, company, recordId, subject);
  if (approval === undefined) throw new ApiError(404, budgetTexts.noSuchDocument);
  const mediaId = await documentOf(tools, company.id, approval, { masksNif: false });
  if (mediaId === undefined) throw new ApiError(404, budgetTexts.noSuchDocument);
  return { name: texts.fileName(approval.record.subject, approval.budget.version), mediaId };
}

/**
 * The document of an approval, byte for byte what was first given out (BUD-36).
 * @throws ApiError 404 as `fileOfApproval`
 */
export async function keptApproval(
  tools: Pick<Backend, 'database' | 'media' | 'clock' | 'environment'>,
  company: Company,
  recordId: string,
  subject?: string,
): Promise<ApprovalFile> {
  const { name, mediaId } = await fileOfApproval(tools, company, recordId, subject);
  return { name, bytes: await buffer(await tools.media.open(mediaId, 'original')) };
}

/** The record that a name like `{recordId}.pdf` names. @throws ApiError 404 for any other name */
export function recordOf(document: string): string {
  const record = /^([0-9a-z]{26})\.pdf$/.exec(document)?.[1];
  if (record === undefined) throw new ApiError(404, budgetTexts.noSuchDocument);
  return record;
}
