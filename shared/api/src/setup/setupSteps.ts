import * as v from 'valibot';

/** The steps without which a portal opens as well (SET-05); what the others need is among the draft's `missing`. */
export const OPTIONAL_STEPS = [
  'brand',
  'modules',
  'payments',
  'prepayment',
  'reminders',
  'law',
  'keys',
  'import',
] as const;

/** What each of these steps still lacks, in its words; one that lacks nothing is done. */
export const setupStepsSchema = v.object({
  lacking: v.array(v.object({ step: v.picklist(OPTIONAL_STEPS), name: v.string() })),
});
export type SetupSteps = v.InferOutput<typeof setupStepsSchema>;
