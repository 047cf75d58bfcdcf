import { normalisePaymentState, PAYMENT_STATES } from '@portal/domain/money/paymentState';
import * as v from 'valibot';
import { paymentMethodSchema } from './paymentMethodSchema.ts';

/** Billing data as on the wire (BIL-02): form names differ, see C-119. */
export const billingSchema = v.object({
  id: v.string(),
  name: v.string(),
  vat_number: v.string(),
  address: v.string(),
  postal_code: v.string(),
  city: v.string(),
  country: v.object({ id: v.number(), country: v.string() }),
});
export type Billing = v.InferOutput<typeof billingSchema>;

/** PAID is read as PAYED at the boundary (C-11). */
export const paymentStateSchema = v.pipe(
  v.string(),
  v.transform(normalisePaymentState),
  v.picklist(PAYMENT_STATES),
);
export type PaymentState = v.InferOutput<typeof paymentStateSchema>;

export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>;

const optionalText = v.optional(v.nullable(v.string()), null);

/** Details of the active attempt (PAY-15). `waiting_time` is the seconds left, from the server's clock. */
export const paymentDetailsSchema = v.object({
  type: paymentMethodSchema,
  id: v.string(),
  entity: optionalText,
  /** Nine digits as text: may start with zeros. */
  reference: optionalText,
  expiration_date: optionalText,
  phone: optionalText,
  waiting_time: v.optional(v.nullable(v.number()), null),
  url: optionalText,
  /** Another attempt of the same payment has another; servers of before tell none (C-971). */
  attempt_id: v.optional(v.string()),
});
export type PaymentDetails = v.InferOutput<typeof paymentDetailsSchema>;

/** Payment of a work or an appointment (ENT-16). `total` in euros. */
export const paymentSchema = v.object({
  id: v.string(),
  state: paymentStateSchema,
  method: v.optional(v.nullable(paymentMethodSchema), null),
  total: v.number(),
  valid_until: optionalText,
  date: optionalText,
  description: optionalText,
  billing: v.optional(v.nullable(billingSchema), null),
  details: v.optional(v.nullable(paymentDetailsSchema), null),
});
export type Payment = v.InferOutput<typeof paymentSchema>;

/** Money goes back within this many days (DL 24/2014 art. 12). */
export const REFUND_DAYS = 14;

/** Money that goes back to the customer; `amount` in euros, `MANUAL` means by bank transfer. */
export const refundNoticeSchema = v.object({
  amount: v.number(),
  method: paymentMethodSchema,
  state: v.picklist(['QUEUED', 'MANUAL', 'DONE']),
  /** By when it is back. */
  until: v.string(),
  done_at: optionalText,
});
export type RefundNotice = v.InferOutput<typeof refundNoticeSchema>;
