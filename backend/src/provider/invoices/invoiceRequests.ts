import type { invoiceAnswerSchema, InvoiceRequest } from '@portal/api/provider/schemas';
import { sql, type Selectable } from 'kysely';
import type * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { cutPage, type ListPage } from '../../platform/http/listPage.ts';
import { notifyCustomer } from '../../portal/customerNotifications/notifyCustomer.ts';
import {
  requestStateOnWire,
  type StoredRequestState,
} from '../../portal/invoices/requestStateOnWire.ts';

const columns = [
  'id',
  'subject',
  'emails',
  'state',
  'reason',
  'clientId',
  'requestedAt',
  'answeredAt',
] as const;

type RequestRow = Pick<Selectable<Schema['invoiceRequests']>, (typeof columns)[number]>;

/** A page of the requests for invoices of one provider, newest first; of one state when given. */
export async function listInvoiceRequests(
  database: Database,
  companyId: string,
  state: StoredRequestState | undefined,
  page: ListPage,
): Promise<{ requests: InvoiceRequest[]; next: string | null }> {
  const { size, after } = page;
  let query = database
    .selectFrom('invoiceRequests')
    .select([...columns, sql<string>`requested_at::text`.as('sortAt')])
    .where('companyId', '=', companyId)
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (state !== undefined) query = query.where('state', '=', state);
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(requested_at, id) < (${after.at}::timestamptz, ${after.id}::text)`,
    );
  const found = cutPage(await query.execute(), page, ({ sortAt, id }) => ({ at: sortAt, id }));
  return { requests: found.rows.map(requestOnWire), next: found.next };
}

/**
 * Notes that the provider sent the invoice by its own ways, or refuses it with a reason, which the customer is told
 * (INV-07). An answered request stays as it was.
 * @returns the request, or undefined when the provider has no such request
 */
export async function answerInvoiceRequest(
  backend: Backend,
  company: Company,
  id: string,
  answer: v.InferOutput<typeof invoiceAnswerSchema>,
): Promise<InvoiceRequest | undefined> {
  const reason = 'refuse' in answer ? answer.reason : null;
  const state = reason === null ? 'ANSWERED' : 'REFUSED';
  return inTransaction(backend.database, async (transaction) => {
    const answered = await transaction
      .updateTable('invoiceRequests')
      .set({ state, reason, answeredAt: backend.clock.now() })
      .where('id', '=', id)
      .where('companyId', '=', company.id)
      .where('state', '=', 'OPEN')
      .returning(columns)
      .executeTakeFirst();
    if (answered !== undefined) {
      const { clientId, subject } = answered;
      if (reason !== null && clientId !== null)
        await notifyCustomer(transaction, backend, {
          kind: 'invoiceRefused',
          company,
          clientId,
          subject,
          facts: { reason },
        });
      return requestOnWire(answered);
    }
    const known = await transaction
      .selectFrom('invoiceRequests')
      .select(columns)
      .where('id', '=', id)
      .where('companyId', '=', company.id)
      .executeTakeFirst();
    return known === undefined ? undefined : requestOnWire(known);
  });
}

function requestOnWire({ id, subject, emails, state, reason, ...row }: RequestRow): InvoiceRequest {
  return {
    id,
    subject,
    emails,
    state: requestStateOnWire[state],
    reason,
    client_id: row.clientId,
    requested_at: row.requestedAt.toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
  };
}
