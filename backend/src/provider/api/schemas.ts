import { storageFeeSchema } from '@portal/api/company/storageFeeSchema';
import { withdrawalRightSchema } from '@portal/api/company/withdrawalRight';
import { instantSchema } from '@portal/api/http/instantSchema';
import { policySchema } from '@portal/api/provider/policy';
import * as v from 'valibot';
import { feedNameForms } from '../../portal/calendarFeeds/feedNames.ts';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255));
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));
/** Place in the order that customers see; as it was when absent, at the end of what is new (SET-15). */
const position = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000)),
);

/** Only the given settings change. */
export const settingsSchema = v.partial(
  v.object({
    slot_step_minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(240)),
    parallel_bookings: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    notice_minutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    horizon_days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(730)),
    cancel_notice_minutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Until how long before the start a customer may move it; null as for cancelling (RSC-01). */
    move_notice_minutes: v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_160)),
    ),
    /** How often a customer may move one appointment; 0 not at all. */
    max_moves: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
    /** Whether the provider confirms each move before it holds (RSC-08). */
    confirm_moves_by_hand: v.boolean(),
    /** Whether customers can wait for a time that becomes free (WAI). */
    waiting_list: v.boolean(),
    /** SMS a month, codes apart, above which reminders skip SMS (REM-08). */
    sms_monthly_ceiling: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
    /** Euros that the carrier asks for one part of an SMS. */
    sms_price: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    payment_days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
    /** Days that a budget is valid which names no last day (BUD-07). */
    budget_validity_days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
    /** Euros above which a decision needs a code; null for none (BUD-32). */
    approval_code_above: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
    /** Whether the approved budget goes out as a file, or as a link (BUD-37). */
    mail_approval_pdf: v.boolean(),
    /** How long the personal part of evidence is kept after the work's end (D-05). */
    evidence_months: v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(120)),
    /** What is asked for what is not collected; null for no clause (LAW-13). */
    storage_fee: v.nullable(storageFeeSchema),
    /** Whether contracts may be withdrawn from; null as its trade has it (LAW-10). */
    withdrawal: v.nullable(withdrawalRightSchema),
    /** How calendars of experts and provider name customers; null as the trade has it (FEED-04). */
    feed_names: v.nullable(v.picklist(feedNameForms)),
  }),
);

export const hoursSchema = v.object({
  hours: v.pipe(
    v.array(
      v.object({
        /** 1 is Monday. */
        weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
        opens: time,
        closes: time,
        /** Hours of one expert instead of the provider's. */
        expert_id: v.optional(v.string()),
      }),
    ),
    v.maxLength(500),
  ),
});

export const expertSchema = v.object({
  name,
  position,
  active: v.optional(v.boolean(), true),
});

export const serviceSchema = v.object({
  name,
  duration_minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(1440)),
  /** Euros paid at booking; absent when nothing is paid online. */
  payment: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0.01))), null),
  fixed_start: v.optional(v.nullable(instantSchema), null),
  capacity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 1),
  is_group: v.optional(v.boolean(), false),
  expert_ids: v.optional(v.array(v.string()), []),
  position,
  active: v.optional(v.boolean(), true),
  /** As it was when absent, as for the whole provider when null (LAW-10). */
  withdrawal: v.optional(v.nullable(withdrawalRightSchema)),
  /** As it was when absent, that of the provider when null (POL-01). */
  policy: v.optional(v.nullable(policySchema)),
});

export const closureSchema = v.object({
  from: instantSchema,
  to: instantSchema,
  expert_id: v.optional(v.string()),
  reason: v.optional(v.pipe(v.string(), v.maxLength(255))),
});

/** The provider's own id of a record: what its system calls it. */
export const foIdPattern = /^[\w.-]{1,64}$/;
