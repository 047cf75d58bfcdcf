import type { Company } from '@portal/api/company/company';

/** The customer's providers with the one of the current domain first (PRV-02). */
export function currentFirst<Entry extends Pick<Company, 'domain'>>(
  companies: readonly Entry[],
  domain: string,
): Entry[] {
  return [
    ...companies.filter((company) => company.domain === domain),
    ...companies.filter((company) => company.domain !== domain),
  ];
}
