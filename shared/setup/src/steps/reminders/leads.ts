import type { ReminderRule } from '@portal/api/provider/reminders';
import { texts } from './texts.ts';

export type LeadUnit = keyof typeof texts.units;

/** The most that a rule's lead may be, in minutes (REM-01). */
const LONGEST_LEAD = 43_200;
const minutesOf: Readonly<Record<LeadUnit, number>> = { days: 1440, hours: 60, minutes: 1 };

/** Minutes in the largest unit in which they are whole: 1440 are a day, 1500 are 25 hours. */
export function leadParts(minutes: number): { amount: number; unit: LeadUnit } {
  const unit =
    minutes === 0
      ? 'hours'
      : minutes % 1440 === 0
        ? 'days'
        : minutes % 60 === 0
          ? 'hours'
          : 'minutes';
  return { amount: minutes / minutesOf[unit], unit };
}

/** The minutes of a written amount; undefined for what is no whole number, or more than a rule takes. */
export function leadMinutes(amount: string, unit: LeadUnit): number | undefined {
  if (!/^\d{1,5}$/.test(amount.trim())) return undefined;
  const minutes = Number(amount) * minutesOf[unit];
  return minutes > LONGEST_LEAD ? undefined : minutes;
}

/** Whether a rule counts back from what is ahead, and not on from what has happened. */
export const countsBack = (event: ReminderRule['event']): boolean =>
  event === 'appointment.upcoming' || event === 'payment.due';

/** When a rule sends, in words: `1 dia antes`. */
export function leadInWords({
  event,
  lead_minutes: minutes,
}: Pick<ReminderRule, 'event' | 'lead_minutes'>): string {
  if (minutes === 0) return texts.atOnce;
  const { amount, unit } = leadParts(minutes);
  const words = texts.amounts[unit](amount);
  return countsBack(event) ? texts.before(words) : texts.after(words);
}
