import { JOB_DECISIONS } from '@portal/domain/budget/jobState';
import * as v from 'valibot';
import { budgetTotalSchema, budgetVersionSchema } from './budget.ts';
import { shownTextsSchema } from './shownTextsSchema.ts';

const version = v.pipe(v.number(), v.integer(), v.minValue(1));
/** By job id. */
const choices = v.record(v.string(), v.picklist(JOB_DECISIONS));
/** By job id, about one job at least: who says nothing decides nothing. */
export const decisionsSchema = v.pipe(choices, v.minEntries(1));

/** Longest reason of a refusal, in characters (BUD-15), and longest message of a contest (BUD-31). */
export const REASON_MAX_LENGTH = 500;
export const CONTEST_MAX_LENGTH = 1000;

/** Asks what a choice would cost; nothing is stored (BUD-13). */
export const totalRequestSchema = v.object({ version, jobs: choices });
export type TotalRequest = v.InferInput<typeof totalRequestSchema>;

/** A decision about the jobs of the version that was shown, with the total that was shown (BUD-15). */
export const decisionRequestSchema = v.object({
  version,
  jobs: decisionsSchema,
  reason: v.optional(v.pipe(v.string(), v.maxLength(REASON_MAX_LENGTH))),
  /** Euros. */
  total: v.number(),
  /** That the work may begin inside the time for withdrawal (LAW-09). */
  early_start: v.optional(v.boolean()),
  /** That a code was entered (BUD-32). */
  proof: v.optional(v.string()),
  texts: v.optional(shownTextsSchema),
});
export type DecisionRequest = v.InferInput<typeof decisionRequestSchema>;

/** What a decision led to (BUD-15). */
export const decisionAnswerSchema = v.object({
  message: v.string(),
  budget: budgetVersionSchema,
  total: budgetTotalSchema,
  undo_until: v.nullable(v.string()),
  record_id: v.string(),
});
export type DecisionAnswer = v.InferOutput<typeof decisionAnswerSchema>;

/** Takes a decision back (BUD-29). */
export const undoRequestSchema = v.object({ record_id: v.string() });

export const undoAnswerSchema = v.object({ message: v.string(), budget: budgetVersionSchema });

/** Says that a recorded approval was never given (BUD-31). */
export const contestRequestSchema = v.object({
  record_id: v.string(),
  message: v.optional(v.pipe(v.string(), v.maxLength(CONTEST_MAX_LENGTH))),
});
export type ContestRequest = v.InferInput<typeof contestRequestSchema>;

/** To which contact a code went, masked (BUD-32). */
export const codeSentSchema = v.object({ sent_to: v.string() });
/** Good for this subject for 30 minutes. */
export const codeProofSchema = v.object({ proof: v.string() });

/** Words of refusals that a screen tells apart: `reason` in the envelope, `code` for releases of before. */
export const REFUSALS = {
  budgetChanged: 'BUDGET_CHANGED',
  totalChanged: 'TOTAL_CHANGED',
  budgetExpired: 'BUDGET_EXPIRED',
  codeRequired: 'CODE_REQUIRED',
  jobAlreadyApproved: 'JOB_ALREADY_APPROVED',
  cannotUndo: 'CANNOT_UNDO',
} as const;
