import type { Database } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/secret.ts';
import type { OwnerContact } from './readOwnerContact.ts';

/** A link that still opens the set-up of its provider. */
export interface OpenLink extends OwnerContact {
  id: string;
}

/** The link of a token; undefined when it is none of this provider, was used, replaced or revoked, or is over. */
export async function findSetupLink(
  database: Database,
  companyId: string,
  token: string,
  now: Date,
): Promise<OpenLink | undefined> {
  return database
    .selectFrom('setupLinks')
    .select(['id', 'channel', 'contact'])
    .where('companyId', '=', companyId)
    .where('tokenHash', '=', hashSecret(token))
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}
