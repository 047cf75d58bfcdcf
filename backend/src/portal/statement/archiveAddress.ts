import type { Database } from '../../platform/database/database.ts';
import { isSignedQuery, signedQuery } from '../../platform/signed/signedQuery.ts';
import { tokenKey } from '../../platform/signed/tokenKey.ts';
import type { StatementOwner } from './statementEntries.ts';

const purpose = 'document archive';

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
  const query = signedQuery(await tokenKey(database), purpose, [companyId, clientId, year], now);
  return `/api/main/document-archives/${clientId}/${year}?${query}`;
}

/** True when an address is one that was given for this, and has not expired. */
export async function isArchiveAddress(
  database: Database,
  { companyId, clientId, year }: ArchiveOf,
  { expires = '', signature: given = '' }: Record<string, string>,
  now: Date,
): Promise<boolean> {
  const parts = [companyId, clientId, year];
  return isSignedQuery(await tokenKey(database), purpose, parts, { expires, given, now });
}
