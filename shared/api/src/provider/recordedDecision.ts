import * as v from 'valibot';
import { instantSchema } from '../http/instantSchema.ts';
import { decisionsSchema } from '../work/budget/decision.ts';

/** How a customer said it whose decision an employee records. */
const RECORD_METHODS = ['phone', 'in_person', 'email'] as const;
export type RecordMethod = (typeof RECORD_METHODS)[number];

/** What a customer said of a budget, as an employee records it (BUD-30). */
export const recordedDecisionSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** By job id. */
  jobs: decisionsSchema,
  method: v.picklist(RECORD_METHODS),
  /** Name of the employee. */
  by: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  /** When it was said; now when absent. */
  at: v.optional(instantSchema),
});
export type RecordedDecision = v.InferOutput<typeof recordedDecisionSchema>;
