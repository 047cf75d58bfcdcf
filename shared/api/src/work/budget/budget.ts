import { BUDGET_STATES } from '@portal/domain/budget/budgetState';
import { JOB_STATES, JOB_URGENCIES } from '@portal/domain/budget/jobState';
import * as v from 'valibot';
import { fileSchema } from '../mediaFile.ts';
import { taskLineSchema } from '../taskLine.ts';

const optionalText = v.optional(v.nullable(v.string()), null);

/** A line of labour or materials: as a line of the work, with the VAT rate in percent. */
export const jobLineSchema = v.object({ ...taskLineSchema.entries, vat_rate: v.number() });
export type JobLine = v.InferOutput<typeof jobLineSchema>;

/** What is decided as one: a part without its labour means nothing. Amounts in euros after the discount. */
export const jobSchema = v.object({
  /** The same in every version that carries the job. */
  id: v.string(),
  title: v.string(),
  description: optionalText,
  urgency: v.picklist(JOB_URGENCIES),
  required: v.boolean(),
  warranty_months: v.optional(v.nullable(v.number()), null),
  labour: v.array(jobLineSchema),
  materials: v.array(jobLineSchema),
  /** False where nobody told labour from materials: then a line of no kind stands in `materials`. Absent in answers of before. */
  itemised: v.optional(v.boolean()),
  /** With VAT. */
  subtotal: v.number(),
  subtotal_novat: v.number(),
  state: v.picklist(JOB_STATES),
  /** Whether it was approved in an earlier version. */
  carried: v.boolean(),
  files: v.array(fileSchema),
});
export type Job = v.InferOutput<typeof jobSchema>;

/** Who stands behind a budget, as it was then (BUD-08). */
export const budgetProviderSchema = v.object({
  legal_name: v.string(),
  address: optionalText,
  phone: optionalText,
  email: optionalText,
  nipc: optionalText,
  registry_number: optionalText,
});

/** What a sum of jobs costs, in euros (BUD-05, BUD-06). */
export const budgetTotalSchema = v.object({
  total: v.number(),
  total_novat: v.number(),
  total_discount: v.number(),
  /** What of a diagnosis already paid is taken off; 0 while nothing is approved. */
  deduction: v.number(),
  vat: v.array(v.object({ rate: v.number(), base: v.number(), amount: v.number() })),
});
export type BudgetTotal = v.InferOutput<typeof budgetTotalSchema>;

/** A decision about a version that holds. */
export const budgetDecisionSchema = v.object({
  record_id: v.string(),
  at: v.string(),
  how: v.picklist(['session', 'session_code', 'link_code', 'phone', 'in_person', 'email']),
  /** The employee who recorded it. */
  by: optionalText,
  /** Whether it approved something; absent in answers of before. */
  approves: v.optional(v.boolean()),
  /** Whether there is a document of what it approved (BUD-36). */
  has_document: v.optional(v.boolean()),
  /** Until when it can be taken back; null when it cannot (BUD-29). */
  undo_until: optionalText,
  /** Whether it asks for the work before the time for withdrawing is over; null where it was not asked about (LAW-09). */
  early_start: v.optional(v.nullable(v.boolean())),
  /** The first day on which the work may begin, where it does not ask for it earlier. */
  starts_from: v.optional(v.nullable(v.string())),
  contested: v.boolean(),
  /** The last day, `yyyy-MM-dd`, on which a recorded one can be contested; null when it cannot (BUD-31). */
  contest_until: optionalText,
});
export type BudgetDecision = v.InferOutput<typeof budgetDecisionSchema>;

/** One version of a budget: all of it but its states never changes (BUD-02). */
export const budgetVersionSchema = v.object({
  version: v.number(),
  state: v.picklist(BUDGET_STATES),
  posted_at: v.string(),
  /** The last day on which it is valid, `yyyy-MM-dd` in Lisbon (BUD-07). */
  valid_until: v.string(),
  starts_on: optionalText,
  ends_on: optionalText,
  payment_terms: optionalText,
  jobs: v.array(jobSchema),
  /** Whether it was posted as jobs; a budget of lines alone is one job, drawn as a list without headings (BUD-03). */
  itemised: v.boolean(),
  /** Of all jobs, before any decision. */
  ...budgetTotalSchema.entries,
  /** Of a diagnosis already paid: what is taken off once something is approved. */
  diagnosis_paid: v.number(),
  /** What of it is taken off what is approved; 0 while nothing is, absent in answers of before (BUD-06). */
  deducted: v.optional(v.number()),
  provider: budgetProviderSchema,
  customer: v.object({ name: v.string(), address: optionalText, nif: optionalText }),
  /** Whether the customer may decide now. */
  allow_decision: v.boolean(),
  /** Whether the provider asks for a code above an amount, which all jobs together reach (BUD-32). */
  needs_code: v.boolean(),
  /** When another budget was asked for, after its end (BUD-27). */
  renewal_requested_at: optionalText,
  /** Of an expired version: whether its work goes on, so that another may be asked for (C-967); absent in answers of before. */
  allow_renewal: v.optional(v.boolean()),
  /**
   * Before which day, `yyyy-MM-dd`, an approval needs the request to begin early; null where it never does, absent in
   * answers of before (LAW-09).
   */
  early_start_before: v.optional(v.nullable(v.string())),
  /** The last decision about this version. */
  decision: v.optional(v.nullable(budgetDecisionSchema), null),
  /**
   * Of the version in force, newest first: decisions before the last one, about earlier versions too, that have a
   * document or that the provider recorded and that were contested or can be (BUD-31, BUD-36).
   */
  earlier_decisions: v.optional(
    v.array(v.object({ ...budgetDecisionSchema.entries, version: v.number() })),
  ),
});
export type BudgetVersion = v.InferOutput<typeof budgetVersionSchema>;

/** All versions of a work's budget, newest first (BUD-02). */
export const budgetVersionsSchema = v.object({ budgets: v.array(budgetVersionSchema) });

/** Where the document of an approval lies for a while, and the name under which it is kept (BUD-36). */
export const approvalFileSchema = v.object({ url: v.string(), file_name: v.string() });
