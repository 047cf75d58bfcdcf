import { isSignature, signature } from '@portal/storage/signed/signature';
import type { Database } from '../../platform/database/database.ts';
import { tokenKey } from '../../platform/signed/tokenKey.ts';
import type { StatementOwner } from './statementEntries.ts';

const purpose = 'document archive';
const stepSeconds = 30 * 60;

/** Whose documents of which year an address opens. */
export interface ArchiveOf extends StatementOwner {
  year: string;
}

/** Address of a customer’s documents of a year on the portal’s own origin, valid for 30 to 60 minutes like those of files (C-115). */
export async function archiveAddress(
  database: Database,
  { companyId, clientId, year }: ArchiveOf,
  now: Date,
): Promise<string> {
  const expires = String((Math.ceil(now.getTime() / 1000 / stepSeconds) + 1) * stepSeconds);
  const parts = [companyId, clientId, year, expires];
  const signed = signature(await tokenKey(database), purpose, parts);
  return `/api/main/document-archives/${clientId}/${year}?expires=${expires}&signature=${signed}`;
}

/** True when an address is one that was given for this, and has not expired. */
export async function isArchiveAddress(
  database: Database,
  { companyId, clientId, year }: ArchiveOf,
  { expires = '', signature: given = '' }: Record<string, string>,
  now: Date,
): Promise<boolean> {
  const parts = [companyId, clientId, year, expires];
  return (
    isSignature(await tokenKey(database), purpose, parts, given) &&
    Number(expires) * 1000 > now.getTime()
  );
}
