import type { Withdrawal } from '@portal/api/provider/schemas';
import { centsToEuros } from '@portal/domain/money/cents';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { cutPage, type ListPage } from '../../platform/http/listPage.ts';
import type { StoredWithdrawal } from '../../portal/withdrawals/storedWithdrawal.ts';

type Row = StoredWithdrawal & { reason: string | null };

/** A page of the statements of withdrawal of one provider, newest first; of one state when given. */
export async function listWithdrawals(
  database: Database,
  companyId: string,
  state: Withdrawal['state'] | undefined,
  page: ListPage,
): Promise<{ withdrawals: Withdrawal[]; next: string | null }> {
  const { size, after } = page;
  let query = database
    .selectFrom('withdrawals')
    .selectAll()
    .select(sql<string>`received_at::text`.as('sortAt'))
    .where('companyId', '=', companyId)
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (state !== undefined) query = query.where('state', '=', state);
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(received_at, id) < (${after.at}::timestamptz, ${after.id}::text)`,
    );
  const found = cutPage(await query.execute(), page, ({ sortAt, id }) => ({ at: sortAt, id }));
  return { withdrawals: found.rows.map(withdrawalOnWire), next: found.next };
}

/** One statement of a provider, or undefined. */
export async function findWithdrawal(
  database: Database,
  companyId: string,
  id: string,
): Promise<Withdrawal | undefined> {
  const row = await database
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row && withdrawalOnWire(row);
}

export function withdrawalOnWire(row: Row): Withdrawal {
  const { id, name, contract, email, subject, state, reason } = row;
  return {
    id,
    name,
    contract,
    email,
    subject,
    client_id: row.clientId,
    received_at: row.receivedAt.toISOString(),
    state,
    reason,
    decided_at: row.decidedAt?.toISOString() ?? null,
    refund: centsToEuros(row.refundCents),
  };
}
