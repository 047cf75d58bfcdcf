import { eurosToCents } from '@portal/domain/money/cents';
import * as v from 'valibot';
import type { OrderedKind, ProgramDocument } from '../connector.ts';

// Types differ from answer to answer: amounts and ids come as numbers and as texts.
const figure = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite());
const optionalText = v.optional(v.nullable(v.string()));

const documentSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  status: v.string(),
  sequence_number: optionalText,
  inverted_sequence_number: optionalText,
  atcud: optionalText,
  date: v.string(),
  reference: optionalText,
  proprietary_uid: optionalText,
  total: v.optional(figure),
  summary: v.optional(v.object({ total: figure })),
});
type Document = v.InferOutput<typeof documentSchema>;

/** The names of a kind: in addresses and of lists, of one in an answer, and as a filter. */
export const documentNames: Readonly<
  Record<OrderedKind, { path: string; one: string; type: string }>
> = {
  FT: { path: 'invoices', one: 'invoice', type: 'Invoice' },
  FR: { path: 'invoice_receipts', one: 'invoice_receipt', type: 'InvoiceReceipt' },
};

const gone = new Set(['canceled', 'deleted']);

/** The document in an answer, which may stand under the name of every kind (`invoice`) or its own. @throws Error without one */
export function documentOf(kind: OrderedKind, body: unknown): ProgramDocument {
  const own = Object(body)[documentNames[kind].one] ?? Object(body)['invoice'];
  return present(kind, v.parse(documentSchema, own));
}

/** The documents of a list that are of an order, those that were taken back left out. @throws Error for something else */
export function documentsOf(
  kind: OrderedKind,
  reference: string,
  body: unknown,
): ProgramDocument[] {
  const list = Object(body)[documentNames[kind].path] ?? Object(body)['invoices'];
  return v
    .parse(v.array(documentSchema), list)
    .filter((found) => found.reference === reference || found.proprietary_uid === reference)
    .filter(({ status }) => !gone.has(status))
    .map((found) => present(kind, found));
}

function present(kind: OrderedKind, document: Document): ProgramDocument {
  const { id, status, atcud, date } = document;
  const isFinal = status !== 'draft';
  const total = document.summary?.total ?? document.total;
  if (total === undefined) throw new Error('The program names no total.');
  return {
    externalId: id,
    isFinal,
    number: isFinal ? `${kind} ${numberOf(document)}` : '',
    issuedOn: isoDay(date),
    totalCents: eurosToCents(total),
    atcud: atcud || null,
  };
}

/** `SERIES/41`, of `inverted_sequence_number` or of `sequence_number`, which has it the other way round. */
function numberOf({ inverted_sequence_number: inverted, sequence_number: plain }: Document) {
  if (inverted) return inverted;
  const [number, series] = (plain ?? '').split('/');
  if (!number || !series) throw new Error('The program names no number.');
  return `${series}/${number}`;
}

/** `2026-03-31`, of itself or of `31/03/2026`. */
function isoDay(date: string): string {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(date) ?? [];
  return day === undefined ? date.slice(0, 10) : `${year}-${month}-${day}`;
}
