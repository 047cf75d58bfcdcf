import { texts as policy } from '../policy/texts.ts';
import { texts as activity } from '../steps/activity/texts.ts';
import { texts as hours } from '../steps/hours/texts.ts';
import { texts as identity } from '../steps/identity/texts.ts';
import { texts as law } from '../steps/law/texts.ts';
import { texts as prepayment } from '../steps/prepayment/texts.ts';
import { texts as reminders } from '../steps/reminders/texts.ts';
import { texts as services } from '../steps/services/texts.ts';
import { texts } from './texts.ts';

const { fields } = texts;

const words: Readonly<Record<string, string>> = {
  ...{ name: services.name, duration_minutes: fields.duration, payment: fields.payment },
  ...{ capacity: fields.capacity, is_group: fields.group, fixed_start: fields.fixedStart },
  ...{ expert_ids: services.people, expert_id: fields.person, position: fields.position },
  ...{ active: fields.active, policy: prepayment.general, withdrawal: law.withdrawal },
  ...{ prepayment: policy.kind, amount: fields.value, percent: policy.percent },
  ...{ free_until_hours: policy.freeUntil, late_percent: policy.late },
  ...{ no_show_percent: policy.noShow, right: fields.right, reason: fields.withdrawalReason },
  ...{ url: fields.url, weekday: hours.day, event: reminders.event, bars: reminders.stage },
  ...{ lead_minutes: reminders.lead, delay_minutes: reminders.delay },
  ...{ channels: reminders.channels, text: reminders.text },
  ...{ type: activity.fieldType, label: activity.fieldLabel, length: fields.length },
  ...{ required: activity.isRequired, identifier: activity.isIdentifier },
  ...{ values: activity.choices, one: activity.one, many: activity.many },
  ...{ hours: law.storageHours, euros_per_day: law.storageEuros, vat: law.vat },
  ...{ item_labels: fields.itemLabels, client_labels: fields.clientLabels },
  ...{ work_labels: fields.workLabels, icon_set: activity.icons },
  ...{ signup_item_fields: fields.signupFields, edit_item_fields: activity.fields },
  ...{ item_title_template: fields.template, item_subtitle_template: fields.subtitle },
  ...{ keywords: fields.keywords, keyword: fields.keyword, keyword_type: fields.keywordType },
  ...{ geo: fields.place, lat: fields.latitude, lng: fields.longitude },
  ...{ town_district: identity.district, payment_methods: activity.payments },
  ...{ is_scheduler_solo: fields.solo, move_notice_minutes: fields.moveNotice },
  ...{ confirm_moves_by_hand: fields.byHand, terms: fields.terms },
  ...{ evidence_months: fields.evidence, slot_step_minutes: fields.step },
  ...{ parallel_bookings: fields.parallel, notice_minutes: fields.notice },
  ...{ horizon_days: fields.horizon, cancel_notice_minutes: fields.cancelNotice },
  ...{ payment_days: fields.paymentDays, budget_validity_days: fields.budgetDays },
  ...{ approval_code_above: fields.codeAbove, mail_approval_pdf: fields.mailPdf },
  ...{ feed_names: fields.feedNames, ...texts.columns },
};

/** What a field is called; undefined for one that no page names. */
export function fieldWords(field: string): string | undefined {
  return Object.hasOwn(words, field) ? words[field] : undefined;
}
