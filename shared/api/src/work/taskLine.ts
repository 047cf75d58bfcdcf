import * as v from 'valibot';

/** A line of work or budget: price in euros, discount in percent (ENT-06). */
export const taskLineSchema = v.object({
  designation: v.string(),
  price: v.number(),
  completed: v.boolean(),
  discount: v.number(),
});
export type TaskLine = v.InferOutput<typeof taskLineSchema>;
