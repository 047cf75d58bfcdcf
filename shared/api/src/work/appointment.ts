import * as v from 'valibot';
import type { Http } from '../http/http.ts';
import { pagesFrom } from '../http/pagesFrom.ts';
import { paymentSchema } from '../payment/payment.ts';
import { requestedMoveSchema } from './moves/requestedMove.ts';
import { ratingSchema, stateSchema, symptomSchema } from './work.ts';

const optionalText = v.optional(v.nullable(v.string()), null);

/** An appointment in the agenda, of any of the customer's providers (ENT-04). */
export const appointmentSchema = v.object({
  id: v.string(),
  work_id: optionalText,
  domain: v.string(),
  state: stateSchema,
  date: v.string(),
  time: v.string(),
  old_date: optionalText,
  old_time: optionalText,
  allow_cancel: v.boolean(),
  /** Whether its customer may move it to another time, and what is said where not (RSC-01, RSC-03). */
  allow_move: v.optional(v.boolean()),
  move_refused: v.optional(v.nullable(v.string())),
  /** The other time that waits for the provider (RSC-08). */
  move: v.optional(v.nullable(requestedMoveSchema)),
  is_cancelled: v.boolean(),
  cancelled_by_client: v.boolean(),
  is_history: v.boolean(),
  client_arrived: v.boolean(),
  is_confirmed: v.boolean(),
  allow_confirmation: v.boolean(),
  is_group: v.boolean(),
  event_type: optionalText,
  location: optionalText,
  company_id: v.string(),
  company_logo: optionalText,
  item_title: optionalText,
  item_subtitle: optionalText,
  item_fo_id: optionalText,
  symptoms: v.array(symptomSchema),
  obs: optionalText,
  /** The same credential under both names (API-66). */
  token: v.optional(v.nullable(v.string())),
  token_cal: optionalText,
  payment_status: optionalText,
  payment: v.optional(v.nullable(paymentSchema)),
  feedback: v.optional(v.nullable(ratingSchema), null),
  shareCalendar_start_time: optionalText,
  shareCalendar_end_time: optionalText,
});
export type Appointment = v.InferOutput<typeof appointmentSchema>;

export const appointmentsSchema = v.object({
  pending: v.array(appointmentSchema),
  /** A page of it; what comes behind has no pending ones. */
  history: v.array(appointmentSchema),
  next: optionalText,
});

export function createAppointmentsApi(main: Http) {
  return {
    /** All pending and past appointments, page after page. */
    list: async () => {
      const first = await main.send({ path: '/appointments', answer: appointmentsSchema });
      const { pending, history } = first;
      for await (const page of pagesFrom(first, (query) =>
        main.send({ path: '/appointments', query, answer: appointmentsSchema }),
      ))
        history.push(...page.history);
      return { pending, history };
    },
  };
}
