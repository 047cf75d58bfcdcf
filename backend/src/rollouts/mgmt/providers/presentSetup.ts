import * as v from 'valibot';
import type { Company } from '../../../accounts/companies/company.ts';
import { providerSetupSchema } from './providerSetupSchema.ts';

/** The configuration of a provider in the form in which it is set up: what comes out may go in again. */
export function presentSetup(company: Company): v.InferOutput<typeof providerSetupSchema> {
  const { latitude, longitude } = company;
  return v.parse(providerSetupSchema, {
    name: company.name,
    vertical: company.vertical,
    brand_color: company.brandColor,
    logo_svg: company.logoSvg,
    alternate_domains: company.alternateDomains,
    item_label: company.itemLabel,
    item_label_plural: company.itemLabelPlural,
    icon_set: company.iconSet,
    vat: company.vat,
    phone: company.phone,
    whatsapp_number: company.whatsappNumber,
    email: company.email,
    website: company.website,
    address: company.address,
    town: company.town,
    town_district: company.townDistrict,
    geo: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    scheduler_module: company.schedulerModule,
    is_scheduler_solo: company.isSchedulerSolo,
    worksheet_operational: company.worksheetOperational,
    demo: company.demo,
    is_internal_team: company.isInternalTeam,
    support_equipment: company.supportEquipment,
    hide_play_store: company.hidePlayStore,
    hide_apple_store: company.hideAppleStore,
    payment_methods: company.paymentMethods,
    signup_item_fields: company.signupItemFields,
    edit_item_fields: company.editItemFields,
    item_title_template: company.itemTitleTemplate,
    item_subtitle_template: company.itemSubtitleTemplate,
    client_labels: company.clientLabels,
    item_labels: company.itemLabels,
    work_labels: company.workLabels,
    terms: company.terms,
    keywords: company.keywords,
    listed: company.listed,
    time_zone: company.timeZone,
  });
}
