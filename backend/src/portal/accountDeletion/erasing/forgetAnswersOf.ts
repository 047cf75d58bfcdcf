import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Client } from '../../../accounts/identity/client.ts';

/**
 * Forgets answers that were kept in case a call is tried again: all of the customer's own calls, and of the provider's those
 * that name the customer or a contact of theirs; of statements of withdrawal, which need no login, those of what was, or is to
 * be, erased as theirs (C-319, ACC-17).
 */
export async function forgetAnswersOf(
  transaction: Transaction,
  { id, companyId }: Pick<Client, 'id' | 'companyId'>,
  contacts: readonly string[],
): Promise<void> {
  const named = sql<boolean>`exists (select 1 from unnest(${[id, ...contacts]}::text[]) as word
    where position(word in answer::text) > 0)`;
  const ofStatement = sql<boolean>`answer->>'id' in (select id from withdrawals
    where company_id = ${companyId} and (email = '' or erase_at is not null))`;
  await transaction
    .deleteFrom('idempotencyKeys')
    .where(({ or, and, eb }) =>
      or([
        eb('scope', 'like', `%/${id}`),
        and([eb('scope', 'like', `%/${companyId}`), or([named, ofStatement])]),
      ]),
    )
    .execute();
}
