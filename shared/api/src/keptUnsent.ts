import * as v from 'valibot';

/** Begins the names under which forms keep what was typed and not sent. */
export const KEPT_UNSENT_PREFIX = 'portal.unsent:';

/** What was typed and not sent, as it waits in the browser for the customer who typed it (C-238). */
export const keptUnsentSchema = v.object({
  userId: v.string(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** Of the form that it was typed into. */
  unsent: v.unknown(),
});
export type KeptUnsent = v.InferOutput<typeof keptUnsentSchema>;
