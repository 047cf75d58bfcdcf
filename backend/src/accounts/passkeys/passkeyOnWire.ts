import type { Passkey as PasskeyOnWire } from '@portal/api/account/passkey';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export type Passkey = Selectable<Schema['passkeys']>;

/** A passkey as its owner sees it: nothing that opens the account. */
export function passkeyOnWire(
  passkey: Pick<Passkey, 'id' | 'credentialId' | 'name' | 'createdAt' | 'lastUsedAt'>,
): PasskeyOnWire {
  return {
    id: passkey.id,
    credential_id: passkey.credentialId,
    name: passkey.name,
    created_at: passkey.createdAt.toISOString(),
    last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
  };
}
