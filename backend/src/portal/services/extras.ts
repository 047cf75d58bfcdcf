import type { PaymentMethod } from '@portal/domain/money/paymentState';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { BudgetLine } from '../../platform/database/jsonColumns.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { paymentJson, readPaymentJson, type PaymentJson } from '../payments/paymentJson.ts';
import type { StoredPayment } from '../payments/storedPayment.ts';

type Columns<Table extends keyof Schema, Name extends keyof Selectable<Schema[Table]>> = Pick<
  Selectable<Schema[Table]>,
  Name
>;

// Rows inside of JSON name their columns as the database does.
interface ChatRow<Instant = Date> extends Columns<'chatEntries', 'author' | 'message'> {
  sent_at: Instant;
  read_at: Instant | null;
}
export interface FileRow<Instant = Date>
  extends Columns<'subjectFiles', 'id' | 'owner' | 'description'>, Columns<'mediaFiles', 'type'> {
  media_id: string;
  file_name: string;
  created_at: Instant;
  has_thumbnail: boolean;
}
interface RefundRow<Instant = Date> extends Columns<'paymentRefunds', 'state'> {
  amount_cents: number;
  method: PaymentMethod;
  created_at: Instant;
  done_at: Instant | null;
}
type RatingRow = Columns<'ratings', 'classification' | 'observation'>;

/** The last request for the invoice of a work. */
export interface InvoiceRequestRow<Instant = Date> extends Columns<
  'invoiceRequests',
  'state' | 'reason'
> {
  requested_at: Instant;
}

/** What hangs on a work or appointment. */
export interface Extras {
  lines: BudgetLine[];
  chat: ChatRow[];
  files: FileRow[];
  rating: RatingRow | undefined;
  note: string | undefined;
  payment: StoredPayment | undefined;
  /** The payment of the appointment that a work with a payment of its own came out of. */
  earlierPayment: StoredPayment | undefined;
  refunds: RefundRow[];
  invoiceRequest: InvoiceRequestRow | undefined;
  invoiceCount: number;
}

/** What `extrasJson` gives; null where nothing hangs. */
export interface ExtrasJson {
  lines: BudgetLine[] | null;
  chat: ChatRow<string>[] | null;
  files: FileRow<string>[] | null;
  rating: RatingRow | null;
  note: string | null;
  payment: PaymentJson | null;
  refunds: RefundRow<string>[] | null;
  invoice_request: InvoiceRequestRow<string> | null;
  invoice_count: number;
}

/** What hangs on a subject (`A-…` or `S-…`) of a provider as one JSON value. Both are SQL expressions, columns with their table. */
export function extrasJson(companyId: string, subject: string): string {
  return `json_build_object(
    'lines', (select json_agg(json_build_object('designation', line.designation, 'price_cents', line.price_cents,
        'completed', line.completed, 'discount', line.discount) order by line.position)
      from task_lines line join works owner on owner.id = line.work_id
      where ${subject} like 'A-%' and line.work_id = substr(${subject}, 3) and owner.company_id = ${companyId}),
    'chat', (select json_agg(json_build_object('author', chat.author, 'message', chat.message, 'sent_at', chat.sent_at,
        'read_at', chat.read_at) order by chat.sent_at, chat.sequence)
      from chat_entries chat where chat.company_id = ${companyId} and chat.subject = ${subject}),
    'files', (select json_agg(json_build_object('id', file.id, 'owner', file.owner, 'media_id', file.media_id,
        'file_name', file.file_name, 'description', file.description, 'created_at', file.created_at,
        'type', media.type, 'has_thumbnail', media.has_thumbnail) order by file.created_at, file.id)
      from subject_files file join media_files media on media.id = file.media_id
      where file.company_id = ${companyId} and file.subject = ${subject}),
    'rating', (select json_build_object('classification', rating.classification, 'observation', rating.observation)
      from ratings rating where rating.company_id = ${companyId} and rating.subject = ${subject}),
    'note', (select note.note from private_notes note where note.company_id = ${companyId} and note.subject = ${subject}),
    'refunds', (select json_agg(json_build_object('amount_cents', refund.amount_cents, 'method', attempt.method,
        'state', refund.state, 'created_at', refund.created_at, 'done_at', refund.done_at) order by refund.created_at)
      from payments paid join payment_refunds refund on refund.payment_id = paid.id
      join payment_attempts attempt on attempt.id = refund.attempt_id
      where paid.company_id = ${companyId} and paid.subject = ${subject}),
    'invoice_request', (select json_build_object('state', request.state, 'requested_at', request.requested_at,
        'reason', request.reason)
      from invoice_requests request where request.company_id = ${companyId} and request.subject = ${subject}
      order by request.requested_at desc, request.id desc limit 1),
    'invoice_count', (select count(*)::int from invoices invoice
      where invoice.company_id = ${companyId} and invoice.subject = ${subject}),
    'payment', ${paymentJson(companyId, subject)})`;
}

export function readExtrasJson(json: ExtrasJson): Extras {
  return {
    lines: json.lines ?? [],
    chat: (json.chat ?? []).map((entry) => ({
      ...entry,
      sent_at: new Date(entry.sent_at),
      read_at: entry.read_at === null ? null : new Date(entry.read_at),
    })),
    files: (json.files ?? []).map((file) => ({ ...file, created_at: new Date(file.created_at) })),
    rating: json.rating ?? undefined,
    note: json.note ?? undefined,
    payment: json.payment === null ? undefined : readPaymentJson(json.payment),
    earlierPayment: undefined,
    refunds: (json.refunds ?? []).map((refund) => ({
      ...refund,
      created_at: new Date(refund.created_at),
      done_at: refund.done_at === null ? null : new Date(refund.done_at),
    })),
    invoiceRequest: json.invoice_request
      ? { ...json.invoice_request, requested_at: new Date(json.invoice_request.requested_at) }
      : undefined,
    invoiceCount: json.invoice_count,
  };
}

/** What hangs on the subjects, in one query however many there are. */
export async function loadExtras(
  database: Database,
  companyId: string,
  subjects: readonly string[],
): Promise<Map<string, Extras>> {
  const extras = sql.raw(extrasJson('provider.id', 'asked.subject'));
  const { rows } = await sql<{ subject: string; extras: ExtrasJson }>`
    select asked.subject, ${extras} as extras
    from unnest(${subjects}::text[]) as asked (subject), (values (${companyId}::text)) as provider (id)`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.subject, readExtrasJson(row.extras)]));
}
