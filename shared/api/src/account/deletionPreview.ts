import * as v from 'valibot';
import { refundAccountSchema } from '../payment/refundAccount.ts';

/** What deleting the account does, before it is done (ACC-15). Money in euros. */
export const deletionPreviewSchema = v.object({
  /** Changes with everything below: what `DELETE /user/client/` accepts (ACC-16). */
  id: v.string(),
  removed: v.array(v.string()),
  /** What the provider keeps, why, and until which day (`YYYY-MM-DD`). */
  kept: v.array(v.object({ what: v.string(), why: v.string(), until: v.string() })),
  /** What ends with the account, and what is given back of what was paid for it. */
  ended: v.array(v.object({ what: v.string(), refund: v.optional(v.number()) })),
});
export type DeletionPreview = v.InferOutput<typeof deletionPreviewSchema>;

export const deletionRequestSchema = v.object({
  /** Id of the preview that was read; without one nothing is compared. */
  accepts: v.optional(v.string()),
  /** Where money goes back that only a transfer gives back (C-937). */
  refund_account: v.optional(refundAccountSchema),
});
export type DeletionRequest = v.InferInput<typeof deletionRequestSchema>;

/** The refusal of a deletion whose preview is another one by now (ACC-16). */
export const previewChangedSchema = v.object({
  code: v.literal('PREVIEW_CHANGED'),
  preview: deletionPreviewSchema,
});

/** The refusal of a deletion while money that only a transfer gives back has no account to go to (C-937). */
export const refundAccountNeededSchema = v.object({
  code: v.literal('REFUND_ACCOUNT_NEEDED'),
  /** In euros. */
  amount: v.number(),
});
