import * as v from 'valibot';
import { daySchema } from '../../http/daySchema.ts';
import { shownTextsSchema } from '../budget/shownTextsSchema.ts';
import { preferredTimeSchema } from '../createScheduleApi.ts';

const optionalText = v.optional(v.nullable(v.string()), null);

/** What somebody waits for: services (WAI-01), or an earlier time of a booking, whose services count then (WAI-03). */
export const waitingRequestSchema = v.object({
  service_ids: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(20)),
    [],
  ),
  expert_id: optionalText,
  item_id: optionalText,
  /** First and last day, `yyyy-MM-dd`. */
  from: daySchema,
  to: daySchema,
  part: v.optional(preferredTimeSchema, 3),
  /** `S-…` */
  appointment_id: optionalText,
});
export type WaitingRequest = v.InferInput<typeof waitingRequestSchema>;

/** A time that is held for whoever waits, by the provider's clock, until an instant (WAI-05). */
const waitingOfferSchema = v.object({
  id: v.string(),
  date: v.string(),
  time: v.string(),
  expert: v.nullable(v.string()),
  until: v.string(),
  /** The same by the provider's clock, `HH:mm`. Answers that a device has kept from before do not have it. */
  until_time: v.optional(v.string()),
});
export type WaitingOffer = v.InferOutput<typeof waitingOfferSchema>;

export const waitingEntrySchema = v.object({
  id: v.string(),
  service_ids: v.array(v.string()),
  /** Their names, as one line. */
  title: v.string(),
  expert_id: optionalText,
  /** Whoever is waited for; null for anybody. */
  expert: optionalText,
  item_id: optionalText,
  from: v.string(),
  to: v.string(),
  part: preferredTimeSchema,
  appointment_id: optionalText,
  state: v.picklist(['waiting', 'offered', 'ended', 'left']),
  created_at: v.string(),
  offer: v.optional(v.nullable(waitingOfferSchema), null),
});
export type WaitingEntry = v.InferOutput<typeof waitingEntrySchema>;

/** The open entries of a customer at a provider, oldest first; whether there is a waiting list at all. */
export const waitingListSchema = v.object({
  available: v.boolean(),
  entries: v.array(waitingEntrySchema),
});
export type WaitingList = v.InferOutput<typeof waitingListSchema>;

export const waitingJoinedSchema = v.object({ id: v.string(), message: v.string() });

/** What accepting takes: of a booking the box of LAW-09, with what stood beside it. */
export const offerAcceptanceSchema = v.object({
  early_start: v.optional(v.boolean()),
  texts: v.optional(shownTextsSchema),
});
export type OfferAcceptance = v.InferInput<typeof offerAcceptanceSchema>;

/** What an accepted offer became (WAI-07). */
export const offerAcceptedSchema = v.object({
  message: v.string(),
  /** `S-…`: the new booking, or the one that was moved. */
  appointment_id: v.string(),
  moved: v.boolean(),
  payments_required: v.boolean(),
});
export type OfferAccepted = v.InferOutput<typeof offerAcceptedSchema>;
