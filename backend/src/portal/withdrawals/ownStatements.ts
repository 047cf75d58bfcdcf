import { sql, type RawBuilder } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Client } from '../../accounts/identity/client.ts';
import { noWords } from './noWords.ts';

type Owner = Pick<Client, 'id' | 'companyId'>;

/** How long the words of a statement that waits outlast the account of whoever made it (C-943). */
const WAITING_DAYS = 30;
const dayMilliseconds = 86_400_000;

/** When the words of a statement that waits go, where its customer deletes the account now. */
const erasedAt = (now: Date) => new Date(now.getTime() + WAITING_DAYS * dayMilliseconds);

/**
 * Erases the words of a customer's statements of withdrawal; of those that still wait for the provider they stay for the
 * answer, thirty days at most (LAW-08, C-943).
 * @param contacts by which what was sent without login is known as theirs
 */
export async function eraseOwnStatements(
  transaction: Transaction,
  owner: Owner,
  contacts: readonly string[],
  now: Date,
): Promise<void> {
  const own = isOwn(owner, contacts);
  await transaction
    .updateTable('withdrawals')
    .set(noWords)
    .where(own)
    .where('state', '<>', 'received')
    .execute();
  await transaction
    .updateTable('withdrawals')
    .set({ eraseAt: erasedAt(now) })
    .where(own)
    .where('state', '=', 'received')
    .execute();
}

/** How many statements of a customer wait, and until when their words would stay without an answer; null for none. */
export async function waitingOwnStatements(
  database: Database,
  owner: Owner,
  contacts: readonly string[],
  now: Date,
): Promise<{ count: number; until: Date } | null> {
  const { count } = await database
    .selectFrom('withdrawals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isOwn(owner, contacts))
    .where('state', '=', 'received')
    .executeTakeFirstOrThrow();
  return count === 0 ? null : { count, until: erasedAt(now) };
}

/** The form needs no login: without a contract that is known, a statement belongs to whose e-mail it names. */
function isOwn({ id, companyId }: Owner, contacts: readonly string[]): RawBuilder<boolean> {
  const addresses = contacts.map((contact) => contact.toLowerCase());
  return sql<boolean>`company_id = ${companyId}
    and (client_id = ${id} or (client_id is null and lower(email) = any(${addresses})))`;
}
