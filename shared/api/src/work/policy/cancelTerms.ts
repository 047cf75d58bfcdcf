import * as v from 'valibot';

/** What cancelling now comes to (POL-07). Euros. */
export const cancelTermsSchema = v.object({
  paid: v.number(),
  refund: v.number(),
  kept: v.number(),
  free_until: v.nullable(v.string()),
  reason: v.picklist(['free', 'late', 'no_show', 'withdrawal', 'provider']),
  /** The same in words; null where nothing was paid. */
  message: v.nullable(v.string()),
});
export type CancelTerms = v.InferOutput<typeof cancelTermsSchema>;
