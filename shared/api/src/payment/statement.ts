import * as v from 'valibot';
import type { Http } from '../http/http.ts';
import type { PageQuery } from '../http/pagesFrom.ts';
import { invoiceSchema } from '../work/invoice.ts';
import { paymentSchema } from './payment.ts';
import { paymentMethodSchema } from './paymentMethodSchema.ts';

/** What money was about: an item, what was asked for, or neither. */
const aboutSchema = v.object({
  /** `A-…` or `S-…`. */
  subject: v.string(),
  item: v.nullable(v.string()),
  asked: v.array(v.string()),
});
export type StatementAbout = v.InferOutput<typeof aboutSchema>;

/** Every entry has a day of Lisbon (`yyyy-MM-dd`), by whose year it is summed up. Amounts are euros. */
const common = { id: v.string(), day: v.string(), about: aboutSchema };
/** The work whose invoice can be asked for (API-32); null where none can be, or is asked for already. */
const askable = v.nullable(v.string());

const paymentEntrySchema = v.object({
  kind: v.literal('payment'),
  ...common,
  payment_id: v.string(),
  amount: v.number(),
  method: paymentMethodSchema,
  /** The newest document that says that it was paid; null where there is none, or none yet. */
  receipt: v.nullable(invoiceSchema),
  /** Money that stayed with the provider, without any document. */
  is_undocumented: v.boolean(),
  ask: askable,
});

/** Money that goes back: `amount` is below 0, `MANUAL` means by bank transfer. */
const refundEntrySchema = v.object({
  kind: v.literal('refund'),
  ...common,
  payment_id: v.string(),
  amount: v.number(),
  method: paymentMethodSchema,
  state: v.picklist(['QUEUED', 'MANUAL', 'DONE']),
  /** It waits for an account of the customer to go back to (POL-11). */
  needs_account: v.optional(v.boolean()),
  /** By when it is back. */
  until: v.string(),
  done_at: v.nullable(v.string()),
});

const documentEntrySchema = v.object({
  kind: v.literal('document'),
  ...common,
  /** What it says; of a credit note below 0, whichever sign the provider’s program gives it. */
  amount: v.number(),
  /** What of it is summed up as invoiced: nothing of a receipt, whose invoice is, nor of what was voided. */
  counted: v.number(),
  invoice: invoiceSchema,
  /** Its notification was not read yet. */
  is_new: v.boolean(),
});

const requestEntrySchema = v.object({
  kind: v.literal('request'),
  ...common,
  state: v.picklist(['requested', 'refused']),
  requested_at: v.string(),
  /** Of a refusal (INV-07). */
  reason: v.nullable(v.string()),
  ask: askable,
});

const entrySchema = v.variant('kind', [
  paymentEntrySchema,
  refundEntrySchema,
  documentEntrySchema,
  requestEntrySchema,
]);
export type StatementEntry = v.InferOutput<typeof entrySchema>;
/** One kind of entry. */
export type StatementEntryOf<Kind extends StatementEntry['kind']> = Extract<
  StatementEntry,
  { kind: Kind }
>;

/** What a whole year comes to, however many of its entries a page holds. Amounts are euros. */
const yearSchema = v.object({
  year: v.number(),
  paid: v.number(),
  /** 0 or below. */
  refunded: v.number(),
  /** Invoices less credit notes. */
  invoiced: v.number(),
  /** How many documents its archive holds. */
  documents: v.number(),
  /** All documents of the year as a ZIP, under a signed and short-lived address; null without any. */
  archive: v.nullable(v.object({ url: v.string(), file_name: v.string() })),
});
export type StatementYear = v.InferOutput<typeof yearSchema>;

/** What a customer paid at a provider and has documents of, newest first (C-821). */
export const statementSchema = v.object({
  entries: v.array(entrySchema),
  /** Of all entries, newest first. */
  years: v.array(yearSchema),
  /** Payments whose reference or request waits, with what is to be paid. */
  pending: v.array(v.object({ ...paymentSchema.entries, about: aboutSchema })),
  /** Cursor of the next page; null at the end. */
  next: v.nullable(v.string()),
});
export type Statement = v.InferOutput<typeof statementSchema>;
export type PendingPayment = Statement['pending'][number];

/** The customer’s payments and documents at this provider. */
export function createStatementApi(main: Http) {
  return {
    page: (query: PageQuery = {}) =>
      main.send({ path: '/user/statement', query: { ...query }, answer: statementSchema }),
  };
}
