import type { ReminderChannel } from '@portal/api/provider/reminders';
import { isPatientVertical } from '@portal/domain/items/isPatientVertical';
import type { Company } from '../../../accounts/companies/company.ts';
import { texts } from '../texts.ts';
import type { StoredRule } from './storedRule.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** What costs nothing first. */
const any: ReminderChannel[] = ['push', 'email', 'sms'];

type Preset = Pick<StoredRule, 'event' | 'leadMinutes' | 'text'> &
  Partial<Pick<StoredRule, 'bars' | 'channels'>>;

const presets: readonly Preset[] = [
  { event: 'appointment.upcoming', leadMinutes: DAY, text: texts.presets.upcoming },
  { event: 'appointment.upcoming', leadMinutes: 2 * HOUR, text: texts.presets.upcoming },
  // A completed work is told by both, in the words of before there were rules.
  {
    ...{ event: 'work.state', bars: 5, leadMinutes: 0 },
    ...{ channels: ['sms'], text: texts.presets.completedSms },
  },
  {
    ...{ event: 'work.state', bars: 5, leadMinutes: 0 },
    ...{ channels: ['email'], text: texts.presets.completedEmail },
  },
  { event: 'work.ready', leadMinutes: DAY, text: texts.presets.ready },
  { event: 'work.ready', leadMinutes: 7 * DAY, text: texts.presets.ready },
  { event: 'budget.waiting', leadMinutes: DAY, text: texts.presets.budget },
  { event: 'budget.waiting', leadMinutes: 3 * DAY, text: texts.presets.budget },
  { event: 'payment.due', leadMinutes: DAY, text: texts.presets.payment },
];

/**
 * The rules of a provider who never said any (REM-02). Nothing is collected where customers come themselves (C-788, C-968).
 * Their ids are the same wherever and whenever they are read.
 */
export function presetRules({
  id: companyId,
  vertical,
}: Pick<Company, 'id' | 'vertical'>): StoredRule[] {
  return presets
    .map((preset, index) => ({
      bars: null,
      channels: any,
      ...preset,
      // As long as any other id, with the provider's as its beginning.
      id: `${companyId.slice(0, -1)}${index}`,
      active: true,
    }))
    .filter(({ event }) => event !== 'work.ready' || !isPatientVertical(vertical));
}
