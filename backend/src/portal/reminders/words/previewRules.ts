import type { ReminderPreview } from '@portal/api/provider/reminders';
import { formatEuros } from '@portal/domain/money/cents';
import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import { DEFAULT_STATE_NAMES, isBars } from '@portal/domain/work/stateName';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Environment } from '../../../platform/environment.ts';
import { smsParts } from '../../../platform/messaging/smsParts.ts';
import { liteAddress } from '../../lite/liteAddress.ts';
import type { StoredRule } from '../rules/storedRule.ts';
import { texts } from '../texts.ts';
import { factsOf } from './factsOf.ts';
import { linkOf } from './linkOf.ts';
import { reminderMessage } from './reminderMessage.ts';

/** As long as the address of a link that is sent. */
const exampleKey = 'x'.repeat(43);

/** What each rule says by each of its channels, of an example, and in how many parts an SMS goes (REM-03). */
export function previewRules(
  environment: Environment,
  company: Company,
  rules: readonly StoredRule[],
  now: Date,
): ReminderPreview {
  const { example } = texts;
  return {
    rules: rules.map((rule) => {
      const isBooking = rule.event === 'appointment.upcoming';
      const facts = factsOf(company, {
        firstName: example.name,
        title: isBooking ? example.service : example.item,
        instant: lisbonInstant(addDays(lisbonToday(now), 1), '09:30'),
        amount: formatEuros(12_300),
        address: liteAddress(environment, company, {
          ...{ subject: isBooking ? 'S-example' : 'A-example', key: exampleKey },
          ...linkOf(rule),
        }),
        state: rule.bars !== null && isBars(rule.bars) ? DEFAULT_STATE_NAMES[rule.bars] : '',
      });
      return {
        id: rule.id,
        event: rule.event,
        channels: rule.channels.map((channel) => {
          if (channel === 'push') return { channel, title: company.name, text: texts.pushed };
          const message = reminderMessage(rule, channel, '', facts);
          return message.channel === 'sms'
            ? { channel: 'sms', text: message.text, parts: smsParts(message.text) }
            : { channel: 'email', subject: message.subject, text: message.text };
        }),
      };
    }),
  };
}
