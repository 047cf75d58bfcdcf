import * as v from 'valibot';

/** What customers will read of each service of a draft before they book it, of an example booking (SET-18, POL-03). */
export const setupPrepaymentSchema = v.object({
  services: v.array(
    v.object({
      /** The provider's own id. */
      id: v.string(),
      name: v.string(),
      /** Euros; null of what has no price in the portal. */
      price: v.nullable(v.number()),
      sentences: v.array(v.string()),
    }),
  ),
});
export type SetupPrepayment = v.InferOutput<typeof setupPrepaymentSchema>;
