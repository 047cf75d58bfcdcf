import * as v from 'valibot';
import { jobSchema } from './budget/budget.ts';
import { taskLineSchema } from './taskLine.ts';

/**
 * What a customer approves: the version and the total in euros that were on the screen (BUD-15). A release of before
 * sends neither, which can only mean the first budget (BUD-39).
 */
export const approvalSchema = v.object({
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  total: v.optional(v.number()),
});
export type Approval = v.InferOutput<typeof approvalSchema>;

/** What tells two versions of a budget apart (BUD-17). Amounts in euros; those of `changed` after the discount. */
export const budgetDifferenceSchema = v.object({
  lines: v.object({
    added: v.array(taskLineSchema),
    removed: v.array(taskLineSchema),
    changed: v.array(v.object({ designation: v.string(), before: v.number(), after: v.number() })),
  }),
  /** Jobs are the same by their id; amounts of `changed` are subtotals with VAT. */
  added: v.optional(v.array(jobSchema), []),
  removed: v.optional(v.array(jobSchema), []),
  changed: v.optional(
    v.array(v.object({ id: v.string(), title: v.string(), before: v.number(), after: v.number() })),
    [],
  ),
  /** Null where the version that was shown is not known. */
  total_before: v.nullable(v.number()),
  total_after: v.nullable(v.number()),
});
export type BudgetDifference = v.InferOutput<typeof budgetDifferenceSchema>;

/** Code of the refusal when another version is in force than was shown (BUD-16). */
export const BUDGET_CHANGED = 'BUDGET_CHANGED';
/** Code of the refusal when the total is another than was shown (BUD-18). */
export const TOTAL_CHANGED = 'TOTAL_CHANGED';

/** The refusal of an approval whose budget was replaced (BUD-16). */
export const budgetChangedSchema = v.object({
  code: v.literal(BUDGET_CHANGED),
  difference: budgetDifferenceSchema,
});
