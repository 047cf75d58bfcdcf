import * as v from 'valibot';

/** `POST portal`: where the own portal is seen with the draft, by whoever has the address, and until when (SET-11). */
export const portalPreviewSchema = v.object({
  /** Absolute path. */
  address: v.string(),
  /** ISO. */
  until: v.string(),
});
