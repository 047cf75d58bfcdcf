import type { ReminderRule } from '@portal/api/provider/reminders';
import type { SetupReminders } from '@portal/api/setup/setupReminders';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { readUsage } from '../../portal/reminders/reports/readUsage.ts';
import { presetRules } from '../../portal/reminders/rules/presetRules.ts';
import { ruleOnWire, type StoredRule } from '../../portal/reminders/rules/storedRule.ts';
import { previewRules } from '../../portal/reminders/words/previewRules.ts';
import { readDraft } from '../draft/readDraft.ts';
import { countMonthsSmsOfRules } from './countMonthsSmsOfRules.ts';

/** A rule of a draft as it would be stored; one that is not stored yet has no id. */
function asStored({
  id = '',
  event,
  lead_minutes: leadMinutes,
  ...rule
}: ReminderRule): StoredRule {
  const { channels, text, active } = rule;
  const bars = 'bars' in rule ? rule.bars : null;
  return { id, event, bars, leadMinutes, channels, text, active };
}

/**
 * The reminders of a draft: each rule with its words as they are sent, of an example, and the SMS that went by it this
 * month with about what they cost: as many parts as its example has (SET-18, C-800). A draft without rules has the presets.
 */
export async function describeReminders(
  backend: Pick<Backend, 'database' | 'clock' | 'environment'>,
  company: Company,
): Promise<SetupReminders> {
  const { database, clock, environment } = backend;
  const now = clock.now();
  const { identity, reminders, settings } = (await readDraft(backend, company)).values;
  const rules = reminders.rules ?? presetRules(company).map(ruleOnWire);
  const drafted = {
    ...company,
    name: identity.name ?? company.name,
    smsPrice: String(settings.sms_price ?? company.smsPrice),
    smsMonthlyCeiling: settings.sms_monthly_ceiling ?? company.smsMonthlyCeiling,
  };
  const usage = await readUsage(backend, drafted, now);
  const sent = await countMonthsSmsOfRules(database, company.id, now);
  const preview = previewRules(environment, drafted, rules.map(asStored), now);
  return {
    rules: rules.map((rule, index) => {
      const channels = preview.rules[index]?.channels ?? [];
      const parts = channels.flatMap((one) => (one.channel === 'sms' ? [one.parts] : []))[0] ?? 0;
      const messages = sent.get(rule.id ?? '') ?? 0;
      const cost = Math.round(messages * parts * usage.sms_price * 100) / 100;
      return { rule, channels, month: { messages, cost } };
    }),
    usage,
  };
}
