import { JOB_DECISIONS } from '@portal/domain/budget/jobState';
import * as v from 'valibot';

/** A choice, with what the job was when it was made: the same words at another price are another question (BUD-17). */
const keptChoiceSchema = v.object({ decision: v.picklist(JOB_DECISIONS), of: v.string() });

/** What was chosen and written about a budget and not sent. */
export const keptChoicesSchema = v.object({
  chosen: v.record(v.string(), keptChoiceSchema),
  reason: v.string(),
  /** The version of which it was asked that it begins inside the time for withdrawing (LAW-09). */
  earlyStartOf: v.optional(v.nullable(v.number()), null),
});
export type KeptChoices = v.InferOutput<typeof keptChoicesSchema>;

export const NOTHING_CHOSEN: KeptChoices = { chosen: {}, reason: '', earlyStartOf: null };
