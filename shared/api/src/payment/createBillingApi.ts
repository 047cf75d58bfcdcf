import * as v from 'valibot';
import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { billingSchema } from './payment.ts';

export const billingsSchema = v.object({ billing: v.array(billingSchema) });
export const billingInputSchema = v.object({
  name: v.string(),
  /** Of another country as long as it is (C-296). */
  vat_number: v.pipe(v.string(), v.maxLength(255)),
  address: v.string(),
  postal_code: v.string(),
  city: v.string(),
  country_id: v.number(),
  /** Saved on the way to paying: a wrong postal code does not stop it (PAY-22, C-09). */
  for_payment: v.optional(v.boolean(), false),
});

/** Billing data of the customer (API-72, C-76). */
export function createBillingApi(main: Http) {
  return {
    list: () => main.send({ path: '/billing', answer: billingsSchema }),
    create: (json: v.InferInput<typeof billingInputSchema>) =>
      main.send({ method: 'POST', path: '/billing', json, answer: billingSchema }),
    update: (id: string, json: v.InferInput<typeof billingInputSchema>) =>
      main.send({
        method: 'POST',
        path: `/billing/${encodeURIComponent(id)}`,
        json,
        answer: billingSchema,
      }),
    remove: (id: string) =>
      main.send({
        method: 'DELETE',
        path: `/billing/${encodeURIComponent(id)}`,
        answer: messageSchema,
      }),
  };
}
