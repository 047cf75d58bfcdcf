import * as v from 'valibot';

/** `Não posso vir` of a reminder (REM-12). */
export const declineSchema = v.object({
  /** Euros that are kept of what was paid, as the customer was shown (POL-08). */
  kept: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
  /** That a code was entered (BUD-33); needed where something was paid. */
  proof: v.optional(v.pipe(v.string(), v.maxLength(1000))),
});
export type Decline = v.InferOutput<typeof declineSchema>;
