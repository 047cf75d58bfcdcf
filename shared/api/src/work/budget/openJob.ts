import { JOB_URGENCIES } from '@portal/domain/budget/jobState';
import * as v from 'valibot';

/** A job that was declined or put off and may be asked for again (BUD-28). */
export const openJobSchema = v.object({
  id: v.string(),
  title: v.string(),
  urgency: v.picklist(JOB_URGENCIES),
  /** What it cost then. */
  subtotal: v.number(),
  state: v.picklist(['declined', 'later']),
  at: v.string(),
  work_id: v.string(),
  /** Whether the decision can still be changed: its budget is valid and has the job. Afterwards it is asked for. */
  allow_decision: v.boolean(),
  /** When the customer asked for it last. */
  requested_at: v.optional(v.nullable(v.string()), null),
});
export type OpenJob = v.InferOutput<typeof openJobSchema>;
