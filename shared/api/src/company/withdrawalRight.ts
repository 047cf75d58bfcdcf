import * as v from 'valibot';

/** Whether contracts may be withdrawn from, or why not, in words for customers (LAW-10). */
export const withdrawalRightSchema = v.variant('right', [
  v.object({ right: v.literal('applies') }),
  v.object({
    right: v.literal('excluded'),
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  }),
]);
export type WithdrawalRight = v.InferOutput<typeof withdrawalRightSchema>;
