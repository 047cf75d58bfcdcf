import {
  type invoiceAnswerSchema,
  type InvoiceRequest,
  type InvoiceRequestState,
} from '@portal/api/providerApi';
import type * as v from 'valibot';
import type { PageRequest } from '../api/page.ts';
import type { Database } from '../../platform/database/database.ts';
import { execute, selectRow, selectRows } from '../../platform/database/sql.ts';

interface RequestRow {
  id: string;
  subject: string;
  emails: string[];
  state: InvoiceRequestState;
  reason: string | null;
  client_id: string | null;
  requested_at: Date;
  answered_at: Date | null;
}

interface RequestSearch extends PageRequest {
  state: InvoiceRequestState | undefined;
}

const columns = `id, subject, emails, state, reason, client_id, requested_at, answered_at`;

/** Requests for invoices of one provider, newest first: at most one more than the page holds. */
export async function listInvoiceRequests(
  database: Database,
  companyId: string,
  { state, limit, after }: RequestSearch,
): Promise<{ request: InvoiceRequest; at: Date; id: string }[]> {
  const rows = await selectRows<RequestRow>(
    database,
    `select ${columns} from invoice_requests
     where company_id = $1 and ($2::text is null or state = $2)
       and ($3::timestamptz is null or (requested_at, id) < ($3, $4::text))
     order by requested_at desc, id desc limit $5`,
    [companyId, state ?? null, after?.at ?? null, after?.id ?? null, limit + 1],
  );
  return rows.map((row) => ({ request: requestOnWire(row), at: row.requested_at, id: row.id }));
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
  await execute(
    database,
    `update invoice_requests set state = $3, reason = $4, answered_at = $5
     where id = $1 and company_id = $2 and state = 'OPEN'`,
    [id, companyId, refusal === null ? 'ANSWERED' : 'REFUSED', refusal, now],
  );
  const row = await selectRow<RequestRow>(
    database,
    `select ${columns} from invoice_requests where id = $1 and company_id = $2`,
    [id, companyId],
  );
  return row === undefined ? undefined : requestOnWire(row);
}

function requestOnWire(row: RequestRow): InvoiceRequest {
  return {
    ...row,
    requested_at: row.requested_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}
