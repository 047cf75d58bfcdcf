import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/newId.ts';
import { hashSecret } from '../../platform/secret.ts';

/** Whose calendar it is: a customer's, an expert's, or with neither the whole provider's. */
export interface FeedOwner {
  companyId: string;
  clientId: string | null;
  expertId: string | null;
}

/** A token of 128 bits, in the 32 characters that neither logs nor diagnostics keep of an address. */
function newToken(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Gives the owner a new address and ends the one before (FEED-01, FEED-02). The token is returned this once and stored as
 * a hash. The owner must have been held by this transaction.
 */
export async function openFeed(
  transaction: Transaction,
  owner: FeedOwner,
  now: Date,
): Promise<string> {
  const token = newToken();
  const fresh = { tokenHash: hashSecret(token), createdAt: now, lastReadAt: null };
  await transaction
    .insertInto('calendarFeeds')
    .values({ id: newId(), ...owner, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'clientId', 'expertId']).doUpdateSet(fresh),
    )
    .execute();
  return token;
}

/** Ends the owner's address, if there is one; the end of an account or of an expert does so by a trigger (FEED-08). */
export async function endFeed(database: Database, owner: FeedOwner): Promise<void> {
  await database
    .deleteFrom('calendarFeeds')
    .where('companyId', '=', owner.companyId)
    .where(isOwner(owner))
    .execute();
}

/** When the owner's address was made and last read, or undefined without one. */
export function findFeed(
  database: Database,
  owner: FeedOwner,
): Promise<{ createdAt: Date; lastReadAt: Date | null } | undefined> {
  return database
    .selectFrom('calendarFeeds')
    .select(['createdAt', 'lastReadAt'])
    .where('companyId', '=', owner.companyId)
    .where(isOwner(owner))
    .executeTakeFirst();
}

function isOwner({ clientId, expertId }: FeedOwner) {
  return sql<boolean>`client_id is not distinct from ${clientId} and expert_id is not distinct from ${expertId}`;
}

/** Whose calendar a token opens at a provider, which is noted as a reading of it; undefined for no token of there. */
export function noteReading(
  database: Database,
  companyId: string,
  token: string,
  now: Date,
): Promise<FeedOwner | undefined> {
  return database
    .updateTable('calendarFeeds')
    .set({ lastReadAt: now })
    .where('tokenHash', '=', hashSecret(token))
    .where('companyId', '=', companyId)
    .returning(['companyId', 'clientId', 'expertId'])
    .executeTakeFirst();
}
