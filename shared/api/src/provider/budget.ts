import { JOB_URGENCIES } from '@portal/domain/budget/jobState';
import * as v from 'valibot';
import { daySchema } from '../http/daySchema.ts';
import { instantSchema } from '../http/instantSchema.ts';
import { taskLineSchema } from '../work/taskLine.ts';

const text = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length));
/** No line of a budget costs more, in euros: beyond are slips of the decimal point, and sums that no database holds. */
const MAX_PRICE = 1_000_000;
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const lineEntries = {
  ...taskLineSchema.entries,
  price: v.pipe(v.number(), v.minValue(-MAX_PRICE), v.maxValue(MAX_PRICE)),
  discount: percent,
} as const;
/** A line of a job; without a VAT rate that of the budget, and as far as it was where nothing is said. */
const jobLine = v.object({
  ...lineEntries,
  completed: v.optional(v.boolean()),
  discount: v.optional(percent, 0),
  vat_rate: v.optional(percent),
});

/** A job to decide on: labour and materials have 1 to 100 lines together (BUD-01). */
const providerJobSchema = v.pipe(
  v.object({
    /** Of the version in force, for a job that goes on. */
    id: v.optional(v.string()),
    title: text(120),
    description: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    urgency: v.optional(v.picklist(JOB_URGENCIES), 'whenever'),
    required: v.optional(v.boolean(), false),
    warranty_months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120))),
    labour: v.optional(v.array(jobLine), []),
    materials: v.optional(v.array(jobLine), []),
    /** The provider's photographs and videos of this work that show it. */
    file_ids: v.optional(v.pipe(v.array(v.string()), v.maxLength(10)), []),
  }),
  v.check(({ labour, materials }) => {
    const lines = labour.length + materials.length;
    return lines >= 1 && lines <= 100;
  }),
);
export type ProviderJob = v.InferOutput<typeof providerJobSchema>;

/** Prices in euros; the server computes the totals. Either `jobs` (BUD-01) or `lines`, which are one job (BUD-03). */
export const budgetSchema = v.pipe(
  v.object({
    lines: v.optional(v.pipe(v.array(v.object(lineEntries)), v.minLength(1))),
    jobs: v.optional(v.pipe(v.array(providerJobSchema), v.minLength(1), v.maxLength(50))),
    /** VAT rate in percent. */
    vat_rate: v.optional(percent, 23),
    /** False when the prices of the lines are without VAT. */
    prices_include_vat: v.optional(v.boolean(), true),
    /** True asks the customer for approval (bars 2.5). */
    needs_approval: v.optional(v.boolean(), true),
    /** The last day on which it is valid (BUD-07). */
    valid_until: v.optional(daySchema),
    starts_on: v.optional(daySchema),
    ends_on: v.optional(daySchema),
    payment_terms: v.optional(text(500)),
    /** Of a diagnosis already paid, with VAT (BUD-06); as before when absent on top of what was agreed, else none. */
    deduction: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_PRICE))),
    /** When it was made; now when absent. A time of the past imports the past: the customer is not told. */
    at: v.optional(instantSchema),
  }),
  v.check(({ lines, jobs }) => (lines === undefined) !== (jobs === undefined)),
);
export type ProviderBudget = v.InferOutput<typeof budgetSchema>;
