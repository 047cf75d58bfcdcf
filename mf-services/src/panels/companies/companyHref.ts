import type { Company } from '@portal/api/company';

/** Where a provider's own portal is; it does its own login (C-92). */
export function companyHref(company: Pick<Company, 'url'>, base: string): string {
  return `${company.url.replace(/\/$/, '')}${base}`;
}
