import * as v from 'valibot';

/** What a rule counts from: an event ahead, or one from which somebody waits (REM-01). */
export const REMINDER_EVENTS = [
  'appointment.upcoming',
  'work.state',
  'work.ready',
  'budget.waiting',
  'payment.due',
] as const;
export type ReminderEvent = (typeof REMINDER_EVENTS)[number];

export const REMINDER_CHANNELS = ['push', 'email', 'sms'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** Rules of one provider at most (REM-01). */
export const MOST_REMINDER_RULES = 30;
/** Characters of a rule's text at most (REM-03). */
export const LONGEST_REMINDER = 320;
/** Thirty days. */
export const LONGEST_LEAD_MINUTES = 43_200;

const channelsSchema = v.pipe(
  v.array(v.picklist(REMINDER_CHANNELS)),
  v.minLength(1),
  v.check((channels) => new Set(channels).size === channels.length),
);
const rule = {
  /** Of a rule that there was; its messages stay its own. */
  id: v.optional(v.string()),
  /** Minutes before an appointment or a deadline, after everything else. */
  lead_minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_LEAD_MINUTES)),
  /** The first that the customer has and allows is used (REM-07). */
  channels: channelsSchema,
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_REMINDER)),
  active: v.optional(v.boolean(), true),
};

export const reminderRuleSchema = v.variant('event', [
  v.object({
    event: v.literal('work.state'),
    /** The stage that the work comes to. */
    bars: v.picklist([1, 2, 2.5, 3, 4, 5]),
    ...rule,
  }),
  v.object({
    event: v.picklist(['appointment.upcoming', 'work.ready', 'budget.waiting', 'payment.due']),
    ...rule,
  }),
]);
export type ReminderRule = v.InferOutput<typeof reminderRuleSchema>;

export const reminderRulesSchema = v.object({
  rules: v.pipe(v.array(reminderRuleSchema), v.maxLength(MOST_REMINDER_RULES)),
});

/** Each rule as its channels show it, with example data (REM-03). */
export const reminderPreviewSchema = v.object({
  rules: v.array(
    v.object({
      id: v.string(),
      event: v.picklist(REMINDER_EVENTS),
      channels: v.array(
        v.variant('channel', [
          v.object({ channel: v.literal('push'), title: v.string(), text: v.string() }),
          v.object({ channel: v.literal('email'), subject: v.string(), text: v.string() }),
          v.object({ channel: v.literal('sms'), text: v.string(), parts: v.number() }),
        ]),
      ),
    }),
  ),
});
export type ReminderPreview = v.InferOutput<typeof reminderPreviewSchema>;

export const PLANNED_STATES = [
  'planned',
  'sent',
  'delivered',
  'failed',
  'skipped',
  'cancelled',
] as const;

/** What rules planned and sent, newest first, and no word of it (REM-13). */
export const plannedMessagesSchema = v.object({
  messages: v.array(
    v.object({
      id: v.string(),
      rule_id: v.string(),
      event: v.picklist(REMINDER_EVENTS),
      /** `A-…` or `S-…`. */
      subject: v.string(),
      channel: v.nullable(v.picklist(REMINDER_CHANNELS)),
      state: v.picklist(PLANNED_STATES),
      /** Of what was skipped, cancelled or failed. */
      reason: v.nullable(v.string()),
      /** Channels that were passed over, and why. */
      skips: v.array(v.object({ channel: v.picklist(REMINDER_CHANNELS), reason: v.string() })),
      due_at: v.string(),
      sent_at: v.nullable(v.string()),
      ended_at: v.nullable(v.string()),
      created_at: v.string(),
    }),
  ),
  next: v.nullable(v.string()),
});
export type PlannedMessages = v.InferOutput<typeof plannedMessagesSchema>;

const countSchema = v.object({ messages: v.number(), parts: v.number() });
/** SMS of a Lisbon month and what they cost, in euros (REM-08). */
export const messageUsageSchema = v.object({
  /** `yyyy-MM`. */
  month: v.string(),
  ceiling: v.number(),
  /** Of reminders and notices, which the ceiling is about. */
  sms: countSchema,
  reminders: countSchema,
  notices: countSchema,
  codes: countSchema,
  /** Euros of a part, and of all of the month, codes included. */
  sms_price: v.number(),
  cost: v.number(),
});
export type MessageUsage = v.InferOutput<typeof messageUsageSchema>;
