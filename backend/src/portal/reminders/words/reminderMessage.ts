import type { ReminderChannel } from '@portal/api/provider/reminders';
import type { Email, Sms } from '../../../platform/messaging/message.ts';
import type { StoredRule } from '../rules/storedRule.ts';
import { texts } from '../texts.ts';
import { fillPlaceholders, type ReminderFacts } from './placeholders.ts';

/** What a rule says by SMS, and by e-mail: the same words, with a subject that says what they are about. */
export function reminderMessage(
  rule: Pick<StoredRule, 'event' | 'bars' | 'text'>,
  channel: Exclude<ReminderChannel, 'push'>,
  to: string,
  facts: ReminderFacts,
): Sms | Email {
  const text = fillPlaceholders(rule.text, facts);
  if (channel === 'sms') return { channel, to, text };
  const { subjects } = texts;
  const subject = (rule.bars === 5 ? subjects.completed : subjects[rule.event])(facts.prestador);
  return { channel, to, subject, text: text.endsWith('\n') ? text : `${text}\n` };
}
