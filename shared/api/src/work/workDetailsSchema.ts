import * as v from 'valibot';
import { budgetVersionSchema } from './budget/budget.ts';
import { contractSchema } from './contract.ts';
import { workSchema } from './work.ts';

/** A work with what only its details carry: a file of its own, so that lists do without it. */
export const workDetailsSchema = v.object({
  ...workSchema.entries,
  /** The version in force with its jobs (part 3, BUD). */
  budget: v.optional(v.nullable(budgetVersionSchema)),
  /** Until when what is ready may be collected for nothing; null where nothing counts (LAW-13). */
  collect_until: v.optional(v.nullable(v.string())),
  /** Why it may not be moved (RSC-03). */
  move_refused: v.optional(v.nullable(v.string())),
  /** The stages that it came to, in order, and when, ISO instants (C-817). */
  stages: v.optional(v.array(v.object({ name: v.string(), at: v.string() }))),
  /** Of what was agreed at a distance (LAW-05). */
  contract: v.optional(contractSchema),
});
