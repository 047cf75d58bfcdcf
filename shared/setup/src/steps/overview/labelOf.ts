import { fieldWords } from '../../changes/fieldWords.ts';
import { texts as activity } from '../activity/texts.ts';
import { texts as hours } from '../hours/texts.ts';
import { texts as identity } from '../identity/texts.ts';
import { texts as law } from '../law/texts.ts';
import { texts as prepayment } from '../prepayment/texts.ts';
import { texts as reminders } from '../reminders/texts.ts';
import { texts as services } from '../services/texts.ts';

/** What a value of the draft is called on its page. */
const labels: Readonly<Record<string, string>> = {
  'identity.name': identity.name,
  'identity.phone': identity.phone,
  'identity.whatsapp_number': identity.whatsapp,
  'identity.email': identity.email,
  'identity.website': identity.website,
  'identity.address': identity.address,
  'identity.town': identity.town,
  'identity.town_district': identity.district,
  'legal.legal_name': identity.legalName,
  'legal.nipc': identity.nipc,
  'legal.address': identity.legalAddress,
  'legal.email': identity.legalEmail,
  'legal.ers_number': identity.ers,
  'legal.arbitration': law.arbitration,
  'legal.phone': law.phone,
  'legal.phone_cost': law.phoneCost,
  'legal.registry_office': law.registryOffice,
  'legal.registry_number': law.registryNumber,
  'legal.profession': law.profession,
  'legal.professional_body': law.professionalBody,
  'legal.professional_number': law.professionalNumber,
  'brand.brand_color': identity.color,
  'brand.logo_svg': identity.logo,
  'activity.vertical': activity.kind,
  'activity.item_label': activity.one,
  'activity.item_label_plural': activity.many,
  'modules.scheduler_module': activity.booking,
  'modules.support_equipment': activity.items,
  'modules.worksheet_operational': activity.worksheets,
  'modules.waiting_list': activity.waiting,
  'modules.max_moves': activity.moves,
  'hours.hours': hours.week,
  'hours.closures': hours.closures,
  'policy.policy': prepayment.general,
  'reminders.rules': reminders.rules,
  'settings.sms_price': reminders.price,
  'settings.sms_monthly_ceiling': reminders.ceiling,
  'law.withdrawal': law.withdrawal,
  'law.storage_fee': law.storage,
  'law.storage_fee.hours': law.storageHours,
  'law.storage_fee.euros_per_day': law.storageEuros,
};

const records: Readonly<Record<string, string>> = {
  services: services.services,
  experts: services.people,
};

/** What a value is called on the page of its section; undefined for one that is on none. */
export const knownLabel = (section: string, field: string): string | undefined =>
  labels[`${section}.${field}`];

/**
 * What a field of the draft is called, or a record of it with its name. What is not on a page of its own is named as the
 * provider's own program does.
 */
export function labelOf(section: string, field: string, name = field): string {
  const kind = records[section];
  if (kind !== undefined) return `${kind}: ${name}`;
  return knownLabel(section, field) ?? fieldWords(field) ?? `${section}: ${field}`;
}
