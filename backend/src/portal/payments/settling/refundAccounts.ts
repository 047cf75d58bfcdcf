import { refundAccountSchema, type RefundAccount } from '@portal/api/payment/refundAccount';
import { REFUND_DAYS } from '@portal/api/payment/payment';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Environment } from '../../../platform/environment.ts';
import { openSettings, sealSettings } from '../gateways/sealSettings.ts';

const keptMilliseconds = 30 * 86_400_000;

/** To whom a sealed account belongs: it opens in no other row. */
const ownerOf = (paymentId: string) => `refund of ${paymentId}`;

/** What of a payment waits for an account to go back to, in cents; 0 where nothing does (POL-11). */
export async function centsWithoutAccount(database: Database, paymentId: string): Promise<number> {
  const { total } = await database
    .selectFrom('paymentRefunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('total'))
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'MANUAL')
    .where('account', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Stores, sealed, where the money of a payment goes back that the gateway cannot send back. Given again it takes the place
 * of the one before, until the money went back.
 * @returns whether anything waits to go back so
 */
export async function storeRefundAccount(
  { database, environment }: Pick<Backend, 'database' | 'environment'>,
  paymentId: string,
  account: RefundAccount,
): Promise<boolean> {
  const changed = await database
    .updateTable('paymentRefunds')
    .set({ account: sealSettings(environment, ownerOf(paymentId), account) })
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'MANUAL')
    .returning('id')
    .execute();
  return changed.length > 0;
}

/** Stores, sealed, one account for all of a customer's money that waits for any (C-937). */
export async function storeMissingAccounts(
  { database, environment }: Pick<Backend, 'database' | 'environment'>,
  { id, companyId }: { id: string; companyId: string },
  account: RefundAccount,
): Promise<void> {
  const waiting = await database
    .selectFrom('paymentRefunds as refund')
    .innerJoin('payments as payment', 'payment.id', 'refund.paymentId')
    .select('payment.id')
    .distinct()
    .where('payment.companyId', '=', companyId)
    .where('payment.clientId', '=', id)
    .where('refund.state', '=', 'MANUAL')
    .where('refund.account', 'is', null)
    .execute();
  for (const payment of waiting)
    await database
      .updateTable('paymentRefunds')
      .set({ account: sealSettings(environment, ownerOf(payment.id), account) })
      .where('paymentId', '=', payment.id)
      .where('state', '=', 'MANUAL')
      .where('account', 'is', null)
      .execute();
}

/** The account of a stored refund, for its provider; null without one. */
export function openRefundAccount(
  environment: Environment,
  { paymentId, account }: { paymentId: string | null; account: unknown },
): RefundAccount | null {
  if (account === null || paymentId === null) return null;
  return v.parse(refundAccountSchema, openSettings(environment, ownerOf(paymentId), account));
}

/**
 * When the last account that is stored for a customer's refunds goes: of one that waits as if it were made in time, or now
 * where it is late already (C-896). Null where none is stored.
 */
export async function accountsKeptUntil(
  database: Database,
  { id, companyId }: { id: string; companyId: string },
  now: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(coalesce(refund.done_at,
        greatest(refund.created_at + make_interval(days => ${REFUND_DAYS}::int), ${now}::timestamptz))
      + make_interval(secs => ${keptMilliseconds / 1000}::int)) as until
    from payment_refunds refund join payments payment on payment.id = refund.payment_id
    where payment.company_id = ${companyId} and payment.client_id = ${id} and refund.account is not null`.execute(
    database,
  );
  return rows[0]?.until ?? null;
}

/** Forgets accounts thirty days after the money went back. */
export async function forgetRefundAccounts({ database, clock }: Backend): Promise<void> {
  await database
    .updateTable('paymentRefunds')
    .set({ account: null })
    .where('account', 'is not', null)
    .where('doneAt', '<=', new Date(clock.now().getTime() - keptMilliseconds))
    .execute();
}
