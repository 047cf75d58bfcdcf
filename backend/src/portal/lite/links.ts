import type { Database } from '../../platform/database/database.ts';
import { execute, selectRow } from '../../platform/database/sql.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids.ts';

const lifetimeMilliseconds = 90 * 24 * 60 * 60 * 1000;

/** A link that still opens something, and whose it is. */
export interface LiteLinkRow {
  id: string;
  client_id: string;
  /** `A-…` or `S-…`. */
  subject: string;
  is_client: boolean;
  phones: { number: string; primary: boolean }[];
  email: string | null;
}

const select = `select link.id, link.client_id, link.subject, client.phones, client.email,
    client.registered_at is not null as is_client
  from lite_links link join clients client on client.id = link.client_id
  where link.company_id = $1 and link.revoked_at is null and link.expires_at > $2 and client.deleted_at is null`;

/** The link of a key at this provider, while it is valid. Reads only. */
export function findLinkByKey(
  database: Database,
  companyId: string,
  key: string,
  now: Date,
): Promise<LiteLinkRow | undefined> {
  return selectRow<LiteLinkRow>(database, `${select} and link.key_hash = $3`, [
    companyId,
    now,
    hashSecret(key),
  ]);
}

/** A link of this provider by id, while it is valid. */
export function findLink(
  database: Database,
  companyId: string,
  id: string,
  now: Date,
): Promise<LiteLinkRow | undefined> {
  return selectRow<LiteLinkRow>(database, `${select} and link.id = $3`, [companyId, now, id]);
}

/** Makes a link of one work or appointment, valid for 90 days. The key is returned this once and stored as a hash. */
export async function createLink(
  database: Database,
  owner: { companyId: string; clientId: string; subject: string },
  now: Date,
): Promise<{ id: string; key: string; expiresAt: Date }> {
  const link = {
    id: newId(),
    key: newSecret(),
    expiresAt: new Date(now.getTime() + lifetimeMilliseconds),
  };
  await execute(
    database,
    `insert into lite_links (id, key_hash, company_id, client_id, subject, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      link.id,
      hashSecret(link.key),
      owner.companyId,
      owner.clientId,
      owner.subject,
      now,
      link.expiresAt,
    ],
  );
  return link;
}

/** Ends a link of a provider and every credential made of it. @returns whether there was one */
export async function revokeLink(
  database: Database,
  companyId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const changed = await execute(
    database,
    'update lite_links set revoked_at = coalesce(revoked_at, $3) where id = $1 and company_id = $2',
    [id, companyId, now],
  );
  return changed.rowCount === 1;
}
