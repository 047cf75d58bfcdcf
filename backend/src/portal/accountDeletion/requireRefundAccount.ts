import { keptCents } from '@portal/api/work/policy/policySentences';
import { centsToEuros } from '@portal/domain/money/cents';
import { sql } from 'kysely';
import type { Client } from '../../accounts/identity/client.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { listPaidAttempts } from '../withdrawals/listPaidAttempts.ts';
import { texts } from './texts.ts';
import type { UpcomingBooking } from './upcomingBookings.ts';

/**
 * Without an account nobody can say any more where money goes back that only a transfer gives back: what waits so already, and
 * what would of the bookings that end (POL-11, C-937).
 * @throws ApiError 422 `REFUND_ACCOUNT_NEEDED`
 */
export async function requireRefundAccount(
  transaction: Transaction,
  { id, companyId }: Pick<Client, 'id' | 'companyId'>,
  upcoming: readonly UpcomingBooking[],
): Promise<void> {
  const { waiting } = await transaction
    .selectFrom('paymentRefunds as refund')
    .innerJoin('payments as payment', 'payment.id', 'refund.paymentId')
    .select(sql<number>`coalesce(sum(refund.amount_cents), 0)::int`.as('waiting'))
    .where('payment.companyId', '=', companyId)
    .where('payment.clientId', '=', id)
    .where('refund.state', '=', 'MANUAL')
    .where('refund.account', 'is', null)
    .executeTakeFirstOrThrow();
  let ending = 0;
  for (const { row, result } of upcoming)
    for (const { method, amountCents } of await listPaidAttempts(transaction, `S-${row.id}`))
      if (method === 'MB') ending += amountCents - keptCents(amountCents, result.keptPercent);
  if (waiting + ending === 0) return;
  throw new ApiError(422, texts.accountNeeded(waiting + ending, ending > 0), {
    code: 'REFUND_ACCOUNT_NEEDED',
    extra: { amount: centsToEuros(waiting + ending) },
  });
}
