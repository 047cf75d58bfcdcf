import { centsToEuros, eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { DEFAULT_STATE_NAMES } from '@portal/domain/work/stateName';
import { texts as policy } from '../policy/texts.ts';
import { texts as activity } from '../steps/activity/texts.ts';
import { texts as keys } from '../steps/keys/texts.ts';
import { texts as law } from '../steps/law/texts.ts';
import { texts as payments } from '../steps/payments/texts.ts';
import { leadParts } from '../steps/reminders/leads.ts';
import { texts as reminders } from '../steps/reminders/texts.ts';
import { texts as services } from '../steps/services/texts.ts';
import { texts as common } from '../texts.ts';
import { texts } from './texts.ts';

const onOff = { FULL: common.yes, NONE: common.no, true: common.yes, false: common.no };
/** What enumerated values are called, by their field. */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...{ prepayment: policy.kinds, right: law.rights, vat: law.vats, icon_set: activity.iconSets },
  ...{ type: activity.types, event: reminders.events, bars: DEFAULT_STATE_NAMES },
  ...{ channels: reminders.channelNames, payment_methods: payments.methods },
  ...{ live_payment_methods: payments.methods, scope: keys.scopes },
  ...{ scheduler_module: onOff, worksheet_operational: onOff, feed_names: texts.feedNames },
};
const inEuros = ['payment', 'amount', 'euros_per_day', 'sms_price', 'approval_code_above'];
/** Fields whose texts are moments. */
const moments = [
  'fixed_start',
  'from',
  'to',
  'removed_at',
  'draft_since',
  'suspended_at',
  'deletes_at',
];
const ofExperts = ['expert_ids', 'expert_id'];

function nameOf(field: string, value: string, experts: ReadonlyMap<string, string>) {
  if (ofExperts.includes(field)) return experts.get(value);
  const names = field === 'vertical' ? activity.verticals : named[field];
  const key = field === 'vertical' ? value.toUpperCase() : value;
  return Object.entries(names ?? {}).find(([one]) => one === key)?.[1];
}

/** An amount to the cent, or with all its decimals where there are more. */
function eurosWords(euros: number): string {
  const cents = eurosToCents(euros);
  if (centsToEuros(cents) === euros) return formatEuros(cents);
  return `${String(euros).replace('.', ',')}\u00a0€`;
}

function numberWords(field: string, value: number): string {
  if (inEuros.includes(field)) return eurosWords(value);
  if (field === 'duration_minutes') return services.minutes(value);
  if (
    field.endsWith('lead_minutes') ||
    field.endsWith('delay_minutes') ||
    field.endsWith('notice_minutes')
  )
    return minutesWords(value);
  if (field.endsWith('_minutes')) return services.minutes(value);
  if (field.endsWith('percent')) return texts.percent(value);
  if (field.endsWith('hours')) return texts.hours(value);
  if (field.endsWith('_months')) return texts.months(value);
  return String(value).replace('.', ',');
}

function minutesWords(minutes: number): string {
  if (minutes === 0) return reminders.atOnce;
  const { amount, unit } = leadParts(minutes);
  return reminders.amounts[unit](amount);
}

/**
 * A value that holds no others, in words: euros and times as Portuguese writes them, enumerated values and experts by their
 * names; of a list each of them.
 * @param field its key, by which its unit and its names are known
 * @param experts names by the provider's own ids
 */
export function valueWords(
  field: string,
  value: unknown,
  experts: ReadonlyMap<string, string>,
): string {
  if (value === null || value === undefined || value === '') return common.empty;
  if (Array.isArray(value)) {
    if (value.length === 0) return common.empty;
    const all = value.map((one) => valueWords(field, one, experts));
    return field === 'channels' ? reminders.order(all) : all.join(', ');
  }
  if (typeof value === 'boolean') return value ? common.yes : common.no;
  if (typeof value === 'object') return JSON.stringify(value);
  const name = nameOf(field, String(value), experts);
  if (name !== undefined) return name;
  if (typeof value === 'number') return numberWords(field, value);
  if (!moments.includes(field) || Number.isNaN(Date.parse(String(value)))) return String(value);
  const at = new Date(String(value));
  return texts.at(formatDayMonthYear(lisbonToday(at)), lisbonTime(at));
}
