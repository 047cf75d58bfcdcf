import type { ReminderRule } from '@portal/api/provider/reminders';
import { DEFAULT_STATE_NAMES } from '@portal/domain/work/stateName';
import { texts } from './texts.ts';

/** What a rule is called on this page: its event, with the stage that a work comes to. */
export function ruleName(rule: ReminderRule): string {
  const event = texts.events[rule.event];
  return rule.event === 'work.state' ? `${event}: ${DEFAULT_STATE_NAMES[rule.bars]}` : event;
}
