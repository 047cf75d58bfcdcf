import * as v from 'valibot';
import { daySchema } from '../../http/daySchema.ts';
import { requestedMoveSchema } from './requestedMove.ts';

/** Why an appointment cannot be moved by its customer, where the screen says so (RSC-03). */
export const moveReasonSchema = v.picklist([
  'TOO_LATE',
  'NO_MOVES_LEFT',
  'FIXED_DATE',
  'PAYMENT_UNDER_WAY',
]);
export type MoveReason = v.InferOutput<typeof moveReasonSchema>;

/** A free time, by the provider's clock, and who has it; null where nobody in particular does. */
const freeTimeSchema = v.object({
  date: v.string(),
  time: v.string(),
  expert_id: v.nullable(v.string()),
  expert: v.nullable(v.string()),
});
export type FreeTime = v.InferOutput<typeof freeTimeSchema>;

/** Whether and how an appointment can be moved (RSC-02). */
export const moveTermsSchema = v.object({
  allowed: v.boolean(),
  /** Absent where moving is allowed, or was never on offer. */
  reason: v.optional(moveReasonSchema),
  message: v.optional(v.string()),
  /** Whether the provider confirms moves; absent in answers of before. */
  by_hand: v.optional(v.boolean(), false),
  /** Instant until which it can be moved. */
  until: v.string(),
  moves_left: v.number(),
  /** What was paid for it and goes along, in euros; absent in answers of before. */
  paid: v.optional(v.number(), 0),
  /** Free times closest to the present one; none where moving is not allowed. */
  nearest: v.array(freeTimeSchema),
  /** What is to be moved, as it stands. */
  appointment: v.object({
    title: v.string(),
    date: v.string(),
    time: v.string(),
    expert_id: v.nullable(v.string()),
    expert: v.nullable(v.string()),
  }),
});
export type MoveTerms = v.InferOutput<typeof moveTermsSchema>;

/** Where an appointment goes; without an expert its own is preferred (RSC-05). */
export const moveRequestSchema = v.object({
  date: daySchema,
  time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
  expert_id: v.optional(v.nullable(v.string()), null),
});
export type MoveRequest = v.InferInput<typeof moveRequestSchema>;

export const moveAnswerSchema = v.object({
  message: v.string(),
  date: v.string(),
  time: v.string(),
  old_date: v.string(),
  old_time: v.string(),
  expert: v.nullable(v.string()),
  /** Where the provider is asked first: the appointment is where it was, and this is held (RSC-08). */
  move: v.optional(v.nullable(requestedMoveSchema), null),
});
export type MoveAnswer = v.InferOutput<typeof moveAnswerSchema>;

/** What a refusal carries beside title and body: free times near the wished one (RSC-06), or why (RSC-03). */
export const moveRefusalSchema = v.object({
  reason: v.optional(moveReasonSchema),
  alternatives: v.optional(v.array(freeTimeSchema), []),
});
