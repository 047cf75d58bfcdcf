import type {
  invoiceAnswerSchema,
  InvoiceRequest,
  InvoiceRequestState,
} from '@portal/api/providerApi';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';
import type { PageRequest } from '../api/page.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

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

interface RequestSearch extends PageRequest {
  state: InvoiceRequestState | undefined;
}

/** Requests for invoices of one provider, newest first: at most one more than the page holds. */
export async function listInvoiceRequests(
  database: Database,
  companyId: string,
  { state, limit, after }: RequestSearch,
): Promise<{ request: InvoiceRequest; at: Date; id: string }[]> {
  let query = database
    .selectFrom('invoiceRequests')
    .select(columns)
    .where('companyId', '=', companyId)
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (state !== undefined) query = query.where('state', '=', state);
  if (after !== undefined)
    query = query.where((eb) =>
      eb(eb.refTuple('requestedAt', 'id'), '<', eb.tuple(after.at, after.id)),
    );
  const rows = await query.execute();
  return rows.map((row) => ({ request: requestOnWire(row), at: row.requestedAt, id: row.id }));
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

function requestOnWire({ clientId, requestedAt, answeredAt, ...row }: RequestRow): InvoiceRequest {
  return {
    ...row,
    client_id: clientId,
    requested_at: requestedAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
  };
}
