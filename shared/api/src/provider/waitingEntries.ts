import * as v from 'valibot';

/** Why a provider removes somebody from the waiting list, for them to read (WAI-12). */
export const waitingRemovalSchema = v.object({
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
});

/** Who waits at a provider, newest first (WAI-12). */
export const waitingEntriesSchema = v.object({
  entries: v.array(
    v.object({
      id: v.string(),
      customer: v.object({
        name: v.string(),
        phone: v.nullable(v.string()),
        email: v.nullable(v.string()),
      }),
      services: v.array(v.object({ fo_id: v.string(), name: v.string() })),
      /** Own id of the expert who is waited for; null for anybody. */
      expert_id: v.nullable(v.string()),
      from: v.string(),
      to: v.string(),
      /** 1 mornings, 2 afternoons, 3 either. */
      part: v.number(),
      /** `S-…` of the booking that is wanted earlier. */
      appointment_id: v.nullable(v.string()),
      since: v.string(),
      offer: v.nullable(v.object({ start: v.string(), until: v.string() })),
    }),
  ),
  next: v.nullable(v.string()),
});
export type WaitingEntries = v.InferOutput<typeof waitingEntriesSchema>;
