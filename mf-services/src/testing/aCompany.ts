import type { Company } from '@portal/api/company/company';

/** A provider as the server lists it, with what a test changes. */
export function aCompany(changes: Partial<Company> = {}): Company {
  const domain = changes.domain ?? 'lima.localhost';
  return {
    id: domain,
    name: 'Barbearia Lima',
    domain,
    logo: 'logo.svg',
    logo_url: null,
    geo: null,
    geo_coords: null,
    address: null,
    town: 'Lisboa',
    town_district: null,
    distance: 1100,
    website: null,
    phone: null,
    whatsapp_number: null,
    email: null,
    url: `http://${domain}`,
    keywords: [],
    registered: true,
    logged: false,
    scheduler_module: 'FULL',
    is_scheduler_solo: false,
    worksheet_operational: 'true',
    demo: false,
    support_equipment: false,
    ...changes,
  };
}
