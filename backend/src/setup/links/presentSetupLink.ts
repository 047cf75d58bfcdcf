import type { Selectable } from 'kysely';
import { maskContact } from '../../accounts/contacts/maskContact.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { SetupLink } from './schemas.ts';

type Row = Selectable<Schema['setupLinks']>;

/** What has become of a link. */
function stateOf({ usedAt, revokedAt, expiresAt }: Row, now: Date): SetupLink['state'] {
  if (usedAt !== null) return 'used';
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}

export function presentSetupLink(row: Row, now: Date): SetupLink {
  return {
    id: row.id,
    contact: maskContact(row.contact),
    state: stateOf(row, now),
    made_at: row.madeAt.toISOString(),
    made_by: row.madeBy,
    expires_at: row.expiresAt.toISOString(),
  };
}
