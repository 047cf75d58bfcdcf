import * as v from 'valibot';
import {
  messageUsageSchema,
  reminderPreviewSchema,
  reminderRuleSchema,
} from '../provider/reminders.ts';

/** The rules of a draft, each as its channels show it, and what SMS cost this month (SET-18). */
export const setupRemindersSchema = v.object({
  rules: v.array(
    v.object({
      rule: reminderRuleSchema,
      channels: reminderPreviewSchema.entries.rules.item.entries.channels,
      /** SMS that went by this rule in the month, and about what they cost in euros. */
      month: v.object({ messages: v.number(), cost: v.number() }),
    }),
  ),
  usage: messageUsageSchema,
});
export type SetupReminders = v.InferOutput<typeof setupRemindersSchema>;
