import * as v from 'valibot';

/** What customers of a provider thought of its completed services; null as long as few said so (LAW-12). */
export const ratingsSchema = v.object({
  ratings: v.nullable(
    v.object({
      /** 1 to 5, with one decimal. */
      average: v.number(),
      count: v.number(),
    }),
  ),
});
export type Ratings = v.InferOutput<typeof ratingsSchema>['ratings'];
