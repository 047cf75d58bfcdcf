import { CHAT_MAX_LENGTH } from '@portal/domain/limits';
import * as v from 'valibot';
import { withdrawalStateSchema } from '../company/withdrawal.ts';
import { daySchema } from '../http/daySchema.ts';
import { instantSchema } from '../http/instantSchema.ts';
import { INVOICE_KINDS } from '../work/invoice.ts';
import { invoiceRequestStateSchema } from '../work/invoiceRequestState.ts';

/**
 * The provider API: a provider's own system drives the portal with it.
 * Bearer token per provider; every POST takes an `Idempotency-Key`.
 */
const text = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length));
const clockTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** A customer is found, or created, by phone (E.164) or e-mail. */
export const customerReferenceSchema = v.object({
  name: v.optional(text(255)),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
});

export const workCreationSchema = v.object({
  customer: customerReferenceSchema,
  /** Existing item, or the fields of a new one. */
  item_id: v.optional(v.string()),
  item_specs: v.optional(v.record(v.string(), v.string())),
  /** Appointment that this work comes from (`S-…`). */
  appointment_id: v.optional(v.string()),
  symptoms: v.optional(
    v.array(v.object({ name: text(255), obs_value: v.optional(text(255)) })),
    [],
  ),
  started_at: v.optional(instantSchema),
  expected_at: v.optional(instantSchema),
});

export const workStateSchema = v.object({
  bars: v.picklist([1, 2, 2.5, 3, 4, 5]),
  /** Of a person who moves it: the stage that they saw. Nothing is changed where it is another one by now (C-966). */
  seen_bars: v.optional(v.number()),
  name: v.optional(text(80)),
  /** When it happened; now when absent. Lets a provider import its past. */
  at: v.optional(instantSchema),
  exit_kms: v.optional(v.number()),
});

/** Calls a work off; what was paid for it goes back. */
export const workCancellationSchema = v.object({});

export const appointmentCreationSchema = v.object({
  customer: customerReferenceSchema,
  item_id: v.optional(v.string()),
  item_specs: v.optional(v.record(v.string(), v.string())),
  service_ids: v.pipe(v.array(v.string()), v.minLength(1)),
  expert_id: v.optional(v.string()),
  /** Local date and time in the provider's zone. */
  date: daySchema,
  time: clockTime,
  obs: v.optional(text(255)),
  allow_cancel: v.optional(v.boolean(), true),
  allow_confirmation: v.optional(v.boolean(), true),
  is_group: v.optional(v.boolean(), false),
  /** True imports an appointment of the past. */
  past: v.optional(v.boolean(), false),
});

export const appointmentChangeSchema = v.object({
  /** Of a person who changes it: the start that they saw. Nothing is changed where it is another one by now (C-952). */
  seen_start: v.optional(instantSchema),
  client_arrived: v.optional(v.boolean()),
  cancelled: v.optional(v.boolean()),
  confirmed: v.optional(v.boolean()),
  /** New place in time: the old one is kept for the customer to see. */
  reschedule: v.optional(v.object({ date: daySchema, time: clockTime })),
  /** Nobody came; from the start on (POL-10). */
  no_show: v.optional(v.literal(true)),
  /** Gives back what was kept, and why (POL-10). */
  fee_waiver: v.optional(v.object({ reason: text(500) })),
  meeting_url: v.optional(v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://')))),
});

/** The other time that a customer asked for, where the provider confirms moves (RSC-09). */
export const moveRequestAnswerSchema = v.object({
  confirm: v.boolean(),
  /** Of a refusal, for the customer. */
  reason: v.optional(text(500)),
});

/** Of a person who answers: the instant of the newest line that they saw. What was written since stays unread (C-951). */
const seenUntil = { seen_until: v.optional(instantSchema) };
export const providerMessageSchema = v.object({
  message: text(CHAT_MAX_LENGTH),
  at: v.optional(instantSchema),
  ...seenUntil,
});
/** That what a customer wrote needs no answer. */
export const conversationReadSchema = v.object(seenUntil);
export const paymentDemandSchema = v.object({
  /** Euros. */
  total: v.pipe(v.number(), v.minValue(0.01)),
  valid_until: v.optional(instantSchema),
  description: v.optional(text(255)),
  /** When it was asked for; now when absent. */
  at: v.optional(instantSchema),
});

/** A customer's request for the invoice of a work (INV-01). */
export const invoiceRequestedSchema = v.object({
  id: v.string(),
  /** `A-…`. */
  subject: v.string(),
  client_id: v.nullable(v.string()),
  /** Where the customer wants it. */
  emails: v.array(v.string()),
  state: invoiceRequestStateSchema,
  /** Of a refusal. */
  reason: v.nullable(v.string()),
  requested_at: v.string(),
  answered_at: v.nullable(v.string()),
});
export type InvoiceRequest = v.InferOutput<typeof invoiceRequestedSchema>;

/** The provider sent the invoice by its own ways, or refuses it (INV-07). */
export const invoiceAnswerSchema = v.union([
  v.object({ sent: v.literal(true) }),
  v.object({ refuse: v.literal(true), reason: text(500) }),
]);

/** Empty fields of a form are as good as absent ones. */
const optionalField = (length: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(length),
      v.transform((value) => (value === '' ? undefined : value)),
    ),
  );

/** The fields beside `document` in the form that attaches a document of invoicing (INV-02). */
export const invoiceFieldsSchema = v.object({
  number: text(60),
  kind: v.picklist(INVOICE_KINDS),
  issued_on: daySchema,
  /** Euros, cents after a point; below 0 where the provider's credit notes are. */
  total: v.pipe(v.string(), v.regex(/^-?\d{1,7}(\.\d{1,2})?$/), v.transform(Number)),
  atcud: optionalField(100),
  /** The request that it answers. */
  request_id: optionalField(40),
});

/** What was attached, and the SHA-256 of its bytes in hexadecimal digits. */
export const invoiceAttachedSchema = v.object({ id: v.string(), sha256: v.string() });

/** Marks a document as voided (INV-04). */
export const invoiceVoidSchema = v.object({ reason: text(500) });

/** Which program issues the provider's documents, and what it did not issue yet (INV-08). */
export const invoicingStateSchema = v.object({
  connector: v.nullable(v.picklist(['invoicexpress', 'sandbox'])),
  updated_at: v.nullable(v.string()),
  failures: v.array(
    v.object({
      subject: v.string(),
      /** Of what is to be documented: one of the two. */
      payment_id: v.nullable(v.string()),
      request_id: v.nullable(v.string()),
      cause: v.string(),
      tries: v.number(),
      /** Null where no other try is of use until the provider does something. */
      next_try_at: v.nullable(v.string()),
      since: v.string(),
    }),
  ),
});

/** A statement of withdrawal as the provider sees it (LAW-08). */
export const withdrawalSchema = v.object({
  id: v.string(),
  name: v.string(),
  contract: v.string(),
  email: v.string(),
  /** `S-…` or `A-…` when a key of the portal named it. */
  subject: v.nullable(v.string()),
  client_id: v.nullable(v.string()),
  received_at: v.string(),
  state: withdrawalStateSchema,
  /** Of a refusal. */
  reason: v.nullable(v.string()),
  decided_at: v.nullable(v.string()),
  /** Euros that go back. */
  refund: v.number(),
});
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;

/** What a provider answers to one that waits. */
export const withdrawalAnswerSchema = v.union([
  v.object({ accept: v.literal(true) }),
  v.object({ refuse: v.literal(true), reason: text(500) }),
]);
