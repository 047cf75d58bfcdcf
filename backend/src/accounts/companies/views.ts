import type { Company as CompanyOnWire } from '@portal/api/company/company';
import { logoFile } from '@portal/api/company/logoFile';
import type { ProviderBranding } from '@portal/contract/providerBranding';
import { publicAddress, type Environment } from '../../platform/environment.ts';
import type { ListedCompany } from './directory/listedCompanies.ts';
import type { Company } from './company.ts';

/** What a list of providers says about the person who looks at it. */
export interface Relation {
  registered: boolean;
  logged: boolean;
  /** Metres from where the person is. */
  distance?: number | null;
}

/** Address of the logo on the portal's own origin. */
export function logoAddress(company: Pick<Company, 'id' | 'logoVersion'>): string {
  return `/api/main/photos/company/${logoFile(company)}`;
}

/** A provider as customers see it (ENT-01). */
export function companyOnWire(
  environment: Environment,
  company: ListedCompany,
  relation: Relation,
): CompanyOnWire {
  const address = [company.address, company.town].filter((part) => part !== null).join(', ');
  const phoneCost = company.legal?.phone_cost;
  const hasPlace = company.latitude !== null && company.longitude !== null;
  return {
    id: company.id,
    name: company.name,
    domain: company.domain,
    logo: logoFile(company),
    logo_url: logoAddress(company),
    geo:
      company.latitude === null || company.longitude === null
        ? null
        : { lat: company.latitude, lng: company.longitude },
    geo_coords: hasPlace ? `${company.latitude},${company.longitude}` : null,
    address: company.address,
    town: company.town,
    town_district: company.townDistrict,
    distance: relation.distance ?? null,
    website: company.website,
    phone: company.phone,
    whatsapp_number: company.whatsappNumber,
    email: company.email,
    url: publicAddress(environment, company.domain),
    keywords: company.keywords,
    registered: relation.registered,
    logged: relation.logged,
    scheduler_module: company.schedulerModule,
    is_scheduler_solo: company.isSchedulerSolo,
    worksheet_operational: company.worksheetOperational,
    demo: company.demo,
    support_equipment: company.supportEquipment,
    companyDetails: address === '' ? null : { address, distance: relation.distance ?? null },
    legal: phoneCost === undefined ? undefined : { phone_cost: phoneCost },
  };
}

/** What the first paint needs to know of a provider. */
export function brandingOf(company: Company): ProviderBranding {
  return {
    domain: company.domain,
    name: company.name,
    vertical: company.vertical,
    brand: company.brandColor,
    logo: logoAddress(company),
    itemLabel: company.itemLabel,
    itemLabelPlural: company.itemLabelPlural,
    supportsItems: company.supportEquipment,
    iconSet: company.iconSet,
  };
}
