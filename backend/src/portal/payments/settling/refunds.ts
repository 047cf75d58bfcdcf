import type { Refund } from '@portal/api/payment/createPaymentsApi';
import { centsToEuros } from '@portal/domain/money/cents';
import { sql, type Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import {
  cutPage,
  positionSchema,
  providerPages,
  type ListPage,
  type PageRules,
} from '../../../platform/http/listPage.ts';

type RefundRow = Pick<
  Selectable<Schema['paymentRefunds']>,
  | 'id'
  | 'paymentId'
  | 'amountCents'
  | 'reason'
  | 'state'
  | 'createdAt'
  | 'doneAt'
  | 'note'
  | 'account'
> &
  Pick<Selectable<Schema['companies']>, 'domain'> &
  Pick<Selectable<Schema['paymentAttempts']>, 'method' | 'orderId' | 'requestId'> & {
    subject: string | null;
  };

/** What was paid, by a customer or by the provider as a test. */
function refunds(database: Database) {
  return database
    .selectFrom('paymentRefunds as refund')
    .innerJoin('companies as company', 'company.id', 'refund.companyId')
    .leftJoin('payments as payment', 'payment.id', 'refund.paymentId')
    .leftJoin('paymentAttempts as attempt', 'attempt.id', 'refund.attemptId')
    .leftJoin('paymentTests as test', 'test.id', 'refund.testId')
    .select(['refund.id', 'refund.paymentId', 'refund.amountCents', 'refund.reason'])
    .select(['refund.state', 'refund.createdAt', 'refund.doneAt', 'refund.note', 'refund.account'])
    .select(['company.domain', 'payment.subject'])
    .select(({ fn }) => [
      fn.coalesce('attempt.method', 'test.method').$notNull().as('method'),
      fn.coalesce('attempt.orderId', 'test.orderId').$notNull().as('orderId'),
      fn.coalesce('attempt.requestId', 'test.requestId').as('requestId'),
    ]);
}

/** Opens the account of a refund for its provider; without it nobody sees one (POL-11). */
export type OpenAccount = (row: Pick<RefundRow, 'paymentId' | 'account'>) => Refund['account'];

/** A refund as providers and administrators see it; `amount` in euros, `MANUAL` means by bank transfer. */
function refundOnWire(row: RefundRow, openAccount?: OpenAccount): Refund {
  const { id, domain, subject, method, reason, state, note } = row;
  return {
    id,
    domain,
    subject,
    payment_id: row.paymentId,
    order_id: row.orderId,
    request_id: row.requestId,
    amount: centsToEuros(row.amountCents),
    method,
    reason,
    state,
    created_at: row.createdAt.toISOString(),
    done_at: row.doneAt?.toISOString() ?? null,
    note,
    account: openAccount?.(row) ?? null,
  };
}

const refundPositionSchema = v.object({ isDone: v.boolean(), ...positionSchema.entries });
type RefundPosition = v.InferOutput<typeof refundPositionSchema>;

/** The refund queue is read as a whole: its pages are as long as they may be. */
export const refundPages: PageRules<RefundPosition> = {
  ...providerPages,
  usual: providerPages.most,
  position: refundPositionSchema,
};

/**
 * A page of the refund queue, open ones first, oldest first; of one provider, or of all. A refund that is done while
 * pages are read moves behind the open ones: it may be met twice, none is missed.
 */
export async function listRefunds(
  database: Database,
  companyId: string | null,
  page: ListPage<RefundPosition>,
  openAccount?: OpenAccount,
): Promise<{ refunds: Refund[]; next: string | null }> {
  const { size, after } = page;
  let query = refunds(database)
    .select(sql<string>`refund.created_at::text`.as('sortAt'))
    .orderBy(sql`refund.state = 'DONE'`)
    .orderBy('refund.createdAt')
    .orderBy('refund.id')
    .limit(size + 1);
  if (companyId !== null) query = query.where('refund.companyId', '=', companyId);
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(refund.state = 'DONE', refund.created_at, refund.id)
        > (${after.isDone}::boolean, ${after.at}::timestamptz, ${after.id}::text)`,
    );
  const { rows, next } = cutPage(await query.execute(), page, ({ state, sortAt, id }) => ({
    isDone: state === 'DONE',
    at: sortAt,
    id,
  }));
  return { refunds: rows.map((row) => refundOnWire(row, openAccount)), next };
}

/**
 * Notes that the money went back. Noting it again changes nothing.
 * @returns the refund, or undefined when the provider has no such refund
 */
export async function markRefunded(
  database: Database,
  companyId: string,
  id: string,
  note: string | null,
  now: Date,
): Promise<Refund | undefined> {
  await database
    .updateTable('paymentRefunds')
    .set({ state: 'DONE', doneAt: now, note })
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .where('state', '<>', 'DONE')
    .execute();
  const row = await refunds(database)
    .where('refund.id', '=', id)
    .where('refund.companyId', '=', companyId)
    .executeTakeFirst();
  return row === undefined ? undefined : refundOnWire(row);
}
