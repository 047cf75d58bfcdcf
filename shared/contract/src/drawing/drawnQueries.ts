import * as v from 'valibot';

/** The data that a page was drawn from, by the keys of its queries. */
export const drawnQueriesSchema = v.array(
  v.object({ key: v.array(v.unknown()), data: v.unknown() }),
);
export type DrawnQueries = v.InferOutput<typeof drawnQueriesSchema>;
