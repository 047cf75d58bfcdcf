import type { StoredRule } from '../rules/storedRule.ts';

/** What the link of a rule's message opens: the rating of what is completed (SHL-15), or the answers to a reminder (REM-11). */
export function linkOf({ event, bars }: Pick<StoredRule, 'event' | 'bars'>): {
  asksRating: boolean;
  isReminder: boolean;
} {
  const isStage = event === 'work.state';
  return { asksRating: isStage && bars === 5, isReminder: !isStage };
}
