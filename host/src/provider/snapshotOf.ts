import type { Configuration } from '@portal/api/company/configuration';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { contactNumber } from '@portal/domain/contact/contactNumber';
import { itemLabelPlural } from '@portal/domain/items/itemLabel';
import { isWorksheetOperational } from '@portal/domain/work/isWorksheetOperational';

/** The configuration of the wire as remotes see it: logo, name, WhatsApp number (CFG-04) and the rest. */
export function snapshotOf(configuration: Configuration, logo: string): ProviderSnapshot {
  const { company } = configuration;
  return {
    domain: company.domain,
    name: configuration.name,
    vertical: configuration.vertical,
    brand: configuration.brand_color,
    logo,
    itemLabel: configuration.item_label,
    itemLabelPlural: itemLabelPlural(configuration.item_label, configuration.item_label_plural),
    supportsItems: configuration.support_equipment,
    iconSet: configuration.icon_set,
    companyId: company.id,
    schedulerModule: company.scheduler_module,
    schedulerSolo: company.is_scheduler_solo,
    worksheetOperational: isWorksheetOperational(company.worksheet_operational),
    paymentMethods: configuration.payment_methods,
    contactPhone: contactNumber(company) ?? null,
    legal: { phoneCost: company.legal?.phone_cost ?? null },
    pushKey: configuration.push_key ?? null,
    email: company.email ?? null,
    website: company.website ?? null,
    address: company.address ?? null,
    town: company.town ?? null,
    isDemo: company.demo,
    isInternalTeam: configuration.is_internal_team,
    hidePlayStore: configuration.hide_play_store,
    hideAppleStore: configuration.hide_apple_store,
    itemFields: configuration.signup_item_fields,
    itemTitleTemplate: configuration.item_title_template,
    itemSubtitleTemplate: configuration.item_subtitle_template,
  };
}
