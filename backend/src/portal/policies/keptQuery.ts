import * as v from 'valibot';

/** What a call that cancels says of what is kept: euros, as shown to the customer; absent in calls of before (POL-08, D-09). */
export const keptQuery = v.object({
  kept: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,7}(\.\d{1,2})?$/),
      v.transform(Number),
      v.maxValue(1_000_000),
    ),
  ),
});
