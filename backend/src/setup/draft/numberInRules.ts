import type { ReminderRule } from '@portal/api/provider/reminders';
import { numberInSms } from '../../portal/reminders/words/numberInSms.ts';

/** The first telephone number in what rules of an owner send by SMS, as it is written there (LAW-03, C-897). */
export const numberInRules = (rules: readonly ReminderRule[]): string | undefined =>
  rules.flatMap((rule) => numberInSms(rule) ?? [])[0];
