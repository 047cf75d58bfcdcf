import * as v from 'valibot';

/** What the page of a reminder's link offers beside confirming and moving; absent for other links. */
export const reminderAnswersSchema = v.object({
  /** `Não posso vir` (REM-12). */
  decline: v.boolean(),
  /** The number that the reminder went to by SMS, masked, while it gets any (REM-10). */
  sms_to: v.nullable(v.string()),
});
export type ReminderAnswers = v.InferOutput<typeof reminderAnswersSchema>;
