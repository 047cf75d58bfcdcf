import * as v from 'valibot';

/** Another time that was asked for and waits for the provider, by the provider's clock (RSC-08). */
export const requestedMoveSchema = v.object({
  id: v.string(),
  date: v.string(),
  time: v.string(),
  /** Until when the time is held. */
  expires_at: v.string(),
});
export type RequestedMove = v.InferOutput<typeof requestedMoveSchema>;
