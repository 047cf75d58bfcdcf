import * as v from 'valibot';
import { paymentMethodSchema } from './paymentMethodSchema.ts';

/** `POST …/test-payment`: by which method 1,00 € is asked for, and for MB WAY from which phone (SET-17). */
export const testPaymentSchema = v.object({
  method: paymentMethodSchema,
  phone: v.optional(v.string()),
});

/** How far the payments of a provider are (SET-16, SET-17). No key is among it. */
export const paymentAccountStateSchema = v.object({
  /** Customers are offered methods in `live` alone. */
  state: v.picklist(['none', 'sandbox', 'testing', 'live']),
  gateway: v.nullable(v.picklist(['ifthenpay', 'sandbox'])),
  /** For which methods there are keys, and when they were entered. */
  keys: v.array(paymentMethodSchema),
  entered_at: v.nullable(v.string()),
  /** What customers are offered now. */
  offered: v.array(paymentMethodSchema),
  /** The methods of which a test with these keys was received. */
  tested: v.array(paymentMethodSchema),
  /** The newest test with these keys. `paid_at_gateway`: the gateway says so, but has not called back. */
  test: v.nullable(
    v.object({
      id: v.string(),
      method: paymentMethodSchema,
      state: v.picklist(['waiting', 'received', 'failed', 'expired']),
      amount: v.number(),
      entity: v.nullable(v.string()),
      reference: v.nullable(v.string()),
      url: v.nullable(v.string()),
      paid_at_gateway: v.boolean(),
      created_at: v.string(),
      expires_at: v.string(),
      received_at: v.nullable(v.string()),
    }),
  ),
  /** The address to enter at the gateway for its callbacks. */
  callback_url: v.string(),
  /** In the owner's words, that this address has to be entered: 24 hours after a test that was not called back. */
  advice: v.nullable(v.string()),
});
export type PaymentAccountState = v.InferOutput<typeof paymentAccountStateSchema>;
