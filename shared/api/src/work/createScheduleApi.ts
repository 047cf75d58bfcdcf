import { SERVICE_OBSERVATION_MAX_LENGTH } from '@portal/domain/limits';
import * as v from 'valibot';
import { envelopeEntries } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { shownTextsSchema } from './budget/shownTextsSchema.ts';
import { contractSchema } from './contract.ts';
import { serviceTermsSchema } from './policy/serviceTerms.ts';

const optionalText = v.optional(v.nullable(v.string()), null);

export const expertSchema = v.object({ id: v.string(), name: v.string() });
export type Expert = v.InferOutput<typeof expertSchema>;

/** The last day that can be booked, `yyyy-MM-dd`; servers of before do not say it (C-887). */
const lastDay = v.optional(v.string());

/** A service that can be booked (ENT-13). Prices in euros, durations in minutes. */
export const bookableServiceSchema = v.object({
  id: v.string(),
  fo_id: optionalText,
  name: v.string(),
  users: v.array(expertSchema),
  active: v.boolean(),
  disabled: v.boolean(),
  notAvailable: v.boolean(),
  schedule_fixed_start_enabled: v.boolean(),
  /** ISO instant of a fixed start (C-84). */
  schedule_fixed_start: optionalText,
  /** The same on the provider's clock, `yyyy-MM-dd` and `HH:mm`; servers of before do not say it (C-933). */
  schedule_fixed_at: v.optional(v.object({ date: v.string(), time: v.string() })),
  /** By whose clocks its days and hours are offered and booked (IANA); servers of before do not say it (C-955). */
  time_zone: v.optional(v.string()),
  schedule_payment_value: v.optional(v.nullable(v.number()), null),
  /** Never true of what is still to be booked; the shape is that of a service on a work. */
  completed: v.optional(v.boolean()),
  /** Percent. */
  discount: v.optional(v.number()),
  duration_minutes: v.number(),
  favorite_expert_id: optionalText,
  /** Before which day, `yyyy-MM-dd`, a booking needs the request to begin early; null where it never does (LAW-09). */
  early_start_before: optionalText,
  /** What is paid in advance, and until when cancelling costs nothing; null where nothing has a price (POL-03). */
  terms: v.optional(v.nullable(serviceTermsSchema), null),
});
export type BookableService = v.InferOutput<typeof bookableServiceSchema>;
export const bookableServicesSchema = v.object({
  services: v.array(bookableServiceSchema),
  /** Whether whoever finds nothing can wait for a time that becomes free (WAI-01). */
  waiting_list: v.optional(v.boolean(), false),
  last_day: lastDay,
});

/** 1 mornings, 2 afternoons, 3 whole day (BKG-43). */
export const preferredTimeSchema = v.picklist([1, 2, 3]);
export type PreferredTime = v.InferOutput<typeof preferredTimeSchema>;

/** Free times by day (`yyyy-MM-dd`); times `HH:mm` in the provider's zone (C-87). */
export const slotsOfDaySchema = v.object({
  morning: v.array(v.string()),
  afternoon: v.array(v.string()),
});
export type SlotsOfDay = v.InferOutput<typeof slotsOfDaySchema>;

export const schedulerConfigSchema = v.object({
  /** Slots of the first day that has any. */
  timeSlots: slotsOfDaySchema,
  /** Slots of every day of the range that has any. */
  days: v.record(v.string(), slotsOfDaySchema),
  /** Dates without slots. */
  blockers: v.array(v.string()),
  /** The earliest free times from today on, three at most, whatever range was asked for; none for what is moved (C-814). */
  first_free: v.optional(v.array(v.object({ date: v.string(), time: v.string() })), []),
  /** Whether whoever finds nothing can wait for a time that becomes free (WAI-01). */
  waiting_list: v.optional(v.boolean(), false),
  last_day: lastDay,
  location: v.optional(
    v.nullable(v.object({ address: v.string(), geo_coords: optionalText })),
    null,
  ),
});
export type SchedulerConfig = v.InferOutput<typeof schedulerConfigSchema>;

/** Draft and booking send the same data (API-67, API-68). */
export const scheduleRequestSchema = v.object({
  scheduler_id: optionalText,
  draft_work_id: optionalText,
  item_id: optionalText,
  services: v.array(
    v.object({
      id: v.string(),
      observation: v.optional(v.pipe(v.string(), v.maxLength(SERVICE_OBSERVATION_MAX_LENGTH)), ''),
    }),
  ),
  date: optionalText,
  time: optionalText,
  prefered_time: v.optional(preferredTimeSchema, 3),
  expert_id: optionalText,
  /** Whether the customer asks for it before the time for withdrawing is over; absent where no box was shown (LAW-09). */
  early_start: v.optional(v.boolean()),
  /** What stood beside the box. */
  texts: v.optional(shownTextsSchema),
});
export type ScheduleRequest = v.InferInput<typeof scheduleRequestSchema>;

/** The answer to a draft (ENT-18). */
export const draftScheduleSchema = v.object({
  success: v.boolean(),
  scheduler_id: v.string(),
  draft_work_id: v.string(),
  title: v.optional(v.string()),
  body: v.optional(v.string()),
});

/** `code` of a booking whose draft became one already, by other choices; it names that one (C-910). */
export const ALREADY_BOOKED = 'ALREADY_BOOKED';

/**
 * Answer of a booking. `success` false carries title, body and code (409, 400 or `home`, BKG-49..52)
 * and, for a taken slot, free `alternatives` near the wished one.
 */
export const bookingAnswerSchema = v.object({
  ...envelopeEntries,
  success: v.boolean(),
  paymentsRequired: v.optional(v.boolean(), false),
  appointmentId: v.optional(v.nullable(v.string()), null),
  schedulerId: v.optional(v.nullable(v.string()), null),
  alternatives: v.optional(v.array(v.object({ date: v.string(), time: v.string() })), []),
  contract: v.optional(contractSchema),
});
export type BookingAnswer = v.InferOutput<typeof bookingAnswerSchema>;

export interface SchedulerConfigQuery {
  serviceIds: readonly string[];
  preferredTime: PreferredTime;
  /** dd/MM/yyyy (BKG-41). */
  start: string;
  end: string;
  expertId?: string;
}

export function createScheduleApi(main: Http) {
  return {
    services: () => main.send({ path: '/schedule/services', answer: bookableServicesSchema }),
    config: (query: SchedulerConfigQuery, signal?: AbortSignal) =>
      main.send({
        path: '/schedule/config',
        query: {
          service_ids: query.serviceIds.join(','),
          prefered_time: query.preferredTime,
          start: query.start,
          end: query.end,
          expert_id: query.expertId,
        },
        signal,
        answer: schedulerConfigSchema,
      }),
    experts: (query: { serviceIds: readonly string[]; date: string; time: string }) =>
      main.send({
        path: '/schedule/experts',
        query: { service_ids: query.serviceIds.join(','), date: query.date, time: query.time },
        answer: v.object({ users: v.array(expertSchema) }),
      }),
    draft: (json: ScheduleRequest) =>
      main.send({ method: 'POST', path: '/schedule/draft', json, answer: draftScheduleSchema }),
    /** Refusals arrive as ApiError whose `payload` has the shape of `bookingAnswerSchema`. */
    book: (json: ScheduleRequest) =>
      main.send({ method: 'POST', path: '/schedule', json, answer: bookingAnswerSchema }),
  };
}
