import * as v from 'valibot';
import { openJobSchema } from '../work/budget/openJob.ts';
import { itemSchema } from './item.ts';

/** An item with what only its details carry: a file of its own, so that lists do without it. */
export const itemDetailsSchema = v.object({
  ...itemSchema.entries,
  /** Jobs of its works that were declined or put off, newest decision first (BUD-28). */
  open_jobs: v.optional(v.array(openJobSchema)),
});
