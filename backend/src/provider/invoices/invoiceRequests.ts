import type {
  invoiceAnswerSchema,
  InvoiceRequest,
  InvoiceRequestState,
} from '@portal/api/provider/schemas';
import { sql, type Selectable } from 'kysely';
import type * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { cutPage, type ListPage } from '../../platform/http/listPage.ts';

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
  state: InvoiceRequestState | undefined,
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
 * Notes that the provider sent the invoice by its own ways, or refuses it with a reason. An answered request stays as it was.
 * @returns the request, or undefined when the provider has no such request
 */
export async function answerInvoiceRequest(
  database: Database,
  companyId: string,
  id: string,
  answer: v.InferOutput<typeof invoiceAnswerSchema>,
  now: Date,
): Promise<InvoiceRequest | undefined> {
  const refusal = 'refuse' in answer ? answer.reason : null;
  await database
    .updateTable('invoiceRequests')
    .set({ state: refusal === null ? 'ANSWERED' : 'REFUSED', reason: refusal, answeredAt: now })
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .where('state', '=', 'OPEN')
    .execute();
  const row = await database
    .selectFrom('invoiceRequests')
    .select(columns)
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row === undefined ? undefined : requestOnWire(row);
}

function requestOnWire({ id, subject, emails, state, reason, ...row }: RequestRow): InvoiceRequest {
  return {
    id,
    subject,
    emails,
    state,
    reason,
    client_id: row.clientId,
    requested_at: row.requestedAt.toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
  };
}
