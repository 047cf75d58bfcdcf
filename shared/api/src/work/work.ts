import { BARS } from '@portal/domain/work/stateName';
import * as v from 'valibot';
import { itemSchema } from '../items/item.ts';
import type { BudgetVersion } from './budget/budget.ts';
import type { Contract } from './contract.ts';
import type { RequestedMove } from './moves/requestedMove.ts';
import type { BookedRule } from './policy/bookedPolicy.ts';
import { invoiceRequestStateSchema } from './invoiceRequestState.ts';
import { fileSchema } from './mediaFile.ts';
import { taskLineSchema } from './taskLine.ts';
import { paymentSchema, refundNoticeSchema } from '../payment/payment.ts';

const optionalText = v.optional(v.nullable(v.string()), null);
const optionalNumber = v.optional(v.nullable(v.number()), null);

export const barsSchema = v.picklist(BARS);
export const stateSchema = v.object({ bars: barsSchema, name: v.string() });
/** What the customer says of a work that is done (ENT-12). */
export const ratingSchema = v.object({
  classification: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  observation: optionalText,
});
export type Rating = v.InferOutput<typeof ratingSchema>;

/** A requested service as it stands on a work or appointment. */
export const symptomSchema = v.object({
  name: v.string(),
  obs_value: optionalText,
  obs_label: optionalText,
  /** Euros that are paid for it in advance, where it was booked with a price. */
  price: v.optional(v.nullable(v.number())),
});

/** A message of the customer or of the provider (ENT-07, DET-52). */
export const chatEntrySchema = v.object({
  type: v.picklist(['CLIENT', 'COMPANY']),
  message: v.string(),
  date: v.string(),
  read_date: optionalText,
});
export type ChatEntry = v.InferOutput<typeof chatEntrySchema>;

/** `EXPANDED` unread and opened by itself, `IGNORE` unread badge only, anything else read (C-46). */
const toastStateSchema = v.optional(v.nullable(v.string()), null);

/** A work or appointment in the lists (bars, item, dates), the same shape as the details with less in it. */
export const workSchema = v.object({
  /** `A-…` for works, `S-…` for appointments. */
  id: v.string(),
  work_id: optionalText,
  draft_work_id: optionalText,
  item: v.nullable(itemSchema),
  phase: optionalText,
  state: stateSchema,
  symptoms: v.array(symptomSchema),
  allow_cancel: v.boolean(),
  allow_approve: v.boolean(),
  /** Whether its customer may move it to another time; absent in answers of before (RSC-01). */
  allow_move: v.optional(v.boolean()),
  /** Whether an earlier time can be waited for, or is (WAI-03). */
  allow_waiting: v.optional(v.boolean()),
  allow_confirmation: v.boolean(),
  is_cancelled: v.boolean(),
  cancelled_by_client: v.optional(v.boolean(), false),
  is_confirmed: v.boolean(),
  is_history: v.boolean(),
  client_arrived: v.boolean(),
  is_group: v.optional(v.boolean(), false),
  event_type: optionalText,
  date_start: optionalText,
  date_end: optionalText,
  time: optionalText,
  time_end: optionalText,
  old_date: optionalText,
  old_time: optionalText,
  /** The appointment that it is, or came out of: date and time in the provider's zone. */
  schedule: v.optional(
    v.nullable(v.object({ id: v.string(), date: v.string(), time: v.string() })),
  ),
  feedback: v.optional(v.nullable(ratingSchema), null),
  client_obs: optionalText,
  internal_obs: optionalText,
  /** Opens this one appointment; works are opened by the session alone. The same as `token_cal` (API-66). */
  token: v.optional(v.nullable(v.string())),
  token_cal: optionalText,
  show_invoice_button: v.boolean(),
  /** The last request for its invoice, for the customer only (INV-01, INV-07). */
  invoice_request: v.optional(
    v.nullable(
      v.object({
        state: invoiceRequestStateSchema,
        requested_at: v.string(),
        reason: optionalText,
      }),
    ),
  ),
  /** How many documents of invoicing it has, for the customer only (INV-05). */
  invoice_count: v.optional(v.number()),
  show_has_internal_notes_icon: v.optional(v.boolean(), false),
  exit_kms: optionalNumber,
  chat: v.optional(v.array(chatEntrySchema), []),
  meeting_url: optionalText,
  payment: v.optional(v.nullable(paymentSchema), null),
  /** What was paid for the appointment that a work came out of, where the work has a payment of its own. */
  earlier_payment: v.optional(v.nullable(paymentSchema)),
  /** What of the payment goes back, or went. */
  refunds: v.optional(v.array(refundNoticeSchema)),
  establishment: v.object({
    name: v.string(),
    address: optionalText,
    phone: optionalText,
    distance: optionalNumber,
  }),
  /** Name of the expert, where there is one. */
  expert: optionalText,
  services: v.array(taskLineSchema),
  /** Which budget of the work the lines and totals are, counted from 1 (BUD-02). */
  budget_version: v.optional(v.nullable(v.number())),
  /** Whether a job of it is undecided and the customer may decide; absent in answers of before. */
  budget_waits: v.optional(v.boolean()),
  /** For the visitor of a link: whether the budget can be seen and decided with a code (BUD-33). */
  budget_by_code: v.optional(v.boolean()),
  total: optionalNumber,
  total_novat: optionalNumber,
  total_discount: optionalNumber,
  company_extras: v.optional(v.array(fileSchema), []),
  client_extras: v.optional(v.array(fileSchema), []),
  service_toast_state: toastStateSchema,
  message_toast_state: toastStateSchema,
  payment_toast_state: toastStateSchema,
  /** How it is handed back, from the check on (bars 4): when, with what distance, and whether it is paid. */
  checkoutInfo: v.optional(
    v.nullable(
      v.object({
        date: optionalText,
        time: optionalText,
        exit_kms: optionalNumber,
        paid: v.boolean(),
      }),
    ),
  ),
  /** Whose it is, in the details for the customer only. */
  user_id: v.optional(v.nullable(v.string())),
  email: v.optional(v.nullable(v.string())),
  phone: v.optional(v.nullable(v.string())),
  share_calendar_start: optionalText,
  share_calendar_end: optionalText,
  isAppointment: v.boolean(),
});
export type Work = v.InferOutput<typeof workSchema> & {
  /** What is said where it may not be moved, in the details only (RSC-03). */
  move_refused?: string | null;
  /** The other time that waits for the provider, in the details only (RSC-08). */
  move?: RequestedMove | null;
  /** Under which it was booked, in the details only (POL-02, POL-03). */
  policy?: BookedRule | null;
  /** The version in force with its jobs, in the details only (part 3, BUD). */
  budget?: BudgetVersion | null;
  /** Until when what is ready may be collected for nothing, in the details only (LAW-13). */
  collect_until?: string | null;
  /** The stages that it came to, in order, and when, in the details only (C-817). */
  stages?: { name: string; at: string }[];
  /** What was agreed at a distance, in the details only (LAW-05). */
  contract?: Contract;
};

/** A page of a list; `next` is the cursor of the one behind it, null at the end. */
export const worksSchema = v.object({ works: v.array(workSchema), next: optionalText });
