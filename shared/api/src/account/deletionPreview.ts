import * as v from 'valibot';

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

export const deletionRequestSchema = v.object({ accepts: v.optional(v.string()) });

/** The refusal of a deletion whose preview is another one by now (ACC-16). */
export const previewChangedSchema = v.object({
  code: v.literal('PREVIEW_CHANGED'),
  preview: deletionPreviewSchema,
});
