import * as v from 'valibot';
import type { Http } from '../http/http.ts';
import { paymentDetailsSchema, paymentSchema, paymentStateSchema } from './payment.ts';
import { messageSchema } from '../http/envelope.ts';
import type { refundAccountSchema } from './refundAccount.ts';
import { paymentMethodSchema } from './paymentMethodSchema.ts';
import { workSchema } from '../work/work.ts';

/** `GET /payment/{id}`: payment plus what is being paid (PAY-01..03, ENT-15). */
export const paymentPageSchema = v.object({
  payment: paymentSchema,
  details: workSchema,
  /** Why nothing more can be paid, in the server's words; null while it can, or when it is paid. */
  closed: v.optional(v.nullable(v.string()), null),
  /** Euros that go back and wait for an account (POL-11); null where none do. */
  account_for: v.optional(v.nullable(v.number()), null),
});

/**
 * `id` is the id of the work or appointment. The server ignores `total` except to refuse a
 * mismatch (C-109). `billing_id`: an id, `CLIENT` or `FINAL_CONSUMER`.
 */
export const paymentRequestSchema = v.object({
  id: v.string(),
  method: paymentMethodSchema,
  phone: v.optional(v.string()),
  total: v.number(),
  billing_id: v.string(),
  /** The customer gave up the attempt under way for this one (C-193). */
  replaces: v.optional(v.boolean(), false),
});

export const paymentCreatedSchema = v.object({
  success: v.optional(v.boolean(), true),
  ...paymentDetailsSchema.entries,
});
export const paymentStatusSchema = v.object({ status: paymentStateSchema });
export const cardUpdateSchema = v.object({
  payment_id: v.string(),
  status: v.string(),
  sk: v.optional(v.string(), ''),
});

/** Money that came twice or too late and goes back; `amount` in euros, `MANUAL` means by bank transfer. */
export const refundSchema = v.object({
  id: v.string(),
  domain: v.string(),
  /** The work (`A-…`) or appointment (`S-…`) it was paid for, and the payment; null for what a provider paid as a test (SET-17). */
  subject: v.nullable(v.string()),
  payment_id: v.nullable(v.string()),
  amount: v.number(),
  method: paymentMethodSchema,
  reason: v.picklist(['PAID_LATE', 'OVERPAID', 'CANCELLED', 'NO_SHOW', 'WAIVED', 'TEST']),
  state: v.picklist(['QUEUED', 'MANUAL', 'DONE']),
  order_id: v.string(),
  request_id: v.nullable(v.string()),
  created_at: v.string(),
  done_at: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** Where the customer wants it, of what goes by bank transfer (POL-11); null for administrators. */
  account: v.optional(v.nullable(v.object({ iban: v.string(), name: v.string() })), null),
});
export type Refund = v.InferOutput<typeof refundSchema>;
/** `next` is the cursor of the page behind this one, null at the end. */
export const refundsSchema = v.object({
  refunds: v.array(refundSchema),
  next: v.nullable(v.string()),
});

/** What a provider says when the money went back: a note for its own books. */
export const refundDoneSchema = v.object({
  note: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))), null),
});

export function createPaymentsApi(main: Http) {
  return {
    page: (id: string) =>
      main.send({ path: `/payment/${encodeURIComponent(id)}`, answer: paymentPageSchema }),
    /** `idempotencyKey`: one per intention to pay; a repeated click gives the same answer. */
    create: (json: v.InferInput<typeof paymentRequestSchema>, idempotencyKey: string) =>
      main.send({
        method: 'POST',
        path: '/payment',
        json,
        headers: { 'Idempotency-Key': idempotencyKey },
        answer: paymentCreatedSchema,
      }),
    /** Says where money goes back that the gateway cannot send back (POL-11). */
    refundAccount: (id: string, json: v.InferInput<typeof refundAccountSchema>) =>
      main.send({
        method: 'POST',
        path: `/payment/${encodeURIComponent(id)}/refund-account`,
        json,
        answer: messageSchema,
      }),
    status: (id: string) =>
      main.send({ path: `/payment/status/${encodeURIComponent(id)}`, answer: paymentStatusSchema }),
    cardUpdate: (json: v.InferInput<typeof cardUpdateSchema>) =>
      main.send({ method: 'POST', path: '/payment/cc/update', json, answer: paymentStatusSchema }),
  };
}
