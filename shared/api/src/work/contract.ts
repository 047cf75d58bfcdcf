import * as v from 'valibot';

/** What was agreed at a distance: until when it may be withdrawn from, and the key that names it (LAW-05). */
export const contractSchema = v.object({
  withdrawable: v.boolean(),
  /** The last day of the period. */
  until: v.string(),
  key: v.optional(v.string()),
  /** What the customer answered when asked whether it may begin inside the period (LAW-09). */
  early_start: v.optional(v.object({ asked: v.boolean(), text: v.string(), at: v.string() })),
});
export type Contract = v.InferOutput<typeof contractSchema>;
